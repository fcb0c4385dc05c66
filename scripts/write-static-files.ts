import { readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { putStormIntoFiles } from "#scripts/storm-of-files.ts";
import { readAllowedInline } from "#server/allowed-inline.ts";
import { contentSecurityPolicy, policyForMeta } from "#server/content-security-policy.ts";
import { FOR_A_DAY, FOREVER, REVALIDATE } from "#server/caching.ts";
import { SECURITY_HEADERS, STRICT_TRANSPORT } from "#server/security-headers.ts";
import { WORKER_ADDRESS } from "#server/worker-address.ts";

/** Nobody has a page here, so asking for it gives the page for that. */
const NO_PAGE = "/no/such/page";
const CHARSET = '<meta charSet="utf-8"/>';
const RUN_SCRIPTS = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/**
 * Adds to a build what our own server would do: addresses without a slash at the end, policies in
 * the pages, a page for unknown addresses, and headers where the host reads them from a file.
 *
 * @param buildFolder the folder of a build; its `client` becomes the site
 */
export async function writeStaticFiles(buildFolder: string) {
  const folder = path.join(buildFolder, "client");
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => path.basename(file) === "index.html");
  const build = (await import(path.join(buildFolder, "server/index.js"))) as ServerBuild;
  for (const page of pages) await writePage(folder, page);
  await writeFile(path.join(folder, "404.html"), await notFoundPage(build));
  await putStormIntoFiles(folder, build);
  // GitHub Pages would leave out files that begin with an underscore, as the home page's data does.
  await writeFile(path.join(folder, ".nojekyll"), "");
  await writeFile(path.join(folder, "_headers"), headers());
  await writeFile(path.join(folder, "_redirects"), redirects(pages));
}

/** `solar/index.html` becomes `solar.html`, which hosts serve at `/solar`. */
async function writePage(folder: string, page: string) {
  const source = path.join(folder, page);
  const policy = contentSecurityPolicy(readAllowedInline(folder, page));
  const html = withPolicy(await readFile(source, "utf8"), policy);
  if (page === "index.html") return writeFile(source, html);
  const parent = path.dirname(source);
  await writeFile(`${parent}.html`, html);
  await rm(source);
  await rmdir(parent).catch(() => undefined); // Other pages may live below it.
}

/** For hosts that cannot send headers, the policy stands in the page. */
function withPolicy(html: string, policy: string): string {
  if (!html.includes(CHARSET)) throw new Error("A page does not begin as expected");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyForMeta(policy)}"/>`;
  return html.replace(CHARSET, CHARSET + meta);
}

/** Without scripts: they would ask for data of an address that has none. */
async function notFoundPage(build: ServerBuild): Promise<string> {
  const answer = await createRequestHandler(build)(new Request(`http://localhost${NO_PAGE}`));
  const html = (await answer.text()).replace(RUN_SCRIPTS, "");
  return withPolicy(html, answer.headers.get("Content-Security-Policy") ?? "");
}

/** As Netlify, Cloudflare Pages and others read them. */
function headers(): string {
  const {
    "Reporting-Endpoints": _nobodyReadsThem,
    // Hosts add up the rules that fit an address, so none may say it for share pictures, too.
    "Cross-Origin-Resource-Policy": sameOrigin,
    ...careful
  } = SECURITY_HEADERS;
  const notElsewhere = { "Cross-Origin-Resource-Policy": sameOrigin ?? "" };
  const everywhere = {
    ...careful,
    ...STRICT_TRANSPORT,
    // The rest of the policy stands in each page, since it differs.
    "Content-Security-Policy": "frame-ancestors 'none'",
  };
  const rules = {
    "/*": everywhere,
    "/assets/*": { "Cache-Control": FOREVER, ...notElsewhere },
    "/images/*": { "Cache-Control": FOREVER, ...notElsewhere },
    "/share/*": { "Cache-Control": FOREVER },
    "/brochures/*": { "Cache-Control": FOR_A_DAY, ...notElsewhere },
    [WORKER_ADDRESS]: { "Cache-Control": REVALIDATE },
    "/*.data": { "Content-Type": "text/x-script; charset=utf-8" },
  };
  return Object.entries(rules)
    .map(([place, lines]) => [place, ...Object.entries(lines).map(([n, v]) => `  ${n}: ${v}`)])
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

/** One page, one address. */
function redirects(pages: string[]): string {
  const lines = pages.map((page) => {
    const address = `/${page.replaceAll(path.sep, "/")}`;
    return `${address} ${address.replace(/\/index\.html$/, "") || "/"} 301`;
  });
  return `${lines.join("\n")}\n`;
}
