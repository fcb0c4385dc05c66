/**
 * A storm on a host of files: what our own server does while one is on (server/storm-pages.ts), a build
 * does here once, where content/storm.yaml says so.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createRequestHandler, redirectDocument, type ServerBuild } from "react-router";
import { usualHome } from "#app/content/storm-addresses.ts";
import type { StormNotice } from "#requests/asking/storm-notice.ts";
import { type StormWordsByLanguage, withStormLine } from "#server/storm-line.ts";

/** Where a home page is meanwhile. Without scripts, which go by the address. */
const homeAsEver = (home: string) => `${home.replace(/\/$/, "")}/usual-home`;
const RUN_SCRIPTS = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

interface EntryOfBuild {
  stormOfBuild: {
    notice?: StormNotice | undefined;
    words: StormWordsByLanguage;
    homes: [string, string][];
  };
}

/**
 * @param folder with the finished pages, like `solar.html` and `solar.data`
 * @returns whether a storm is on
 */
export async function putStormIntoFiles(folder: string, build: ServerBuild, now = Date.now()) {
  const { notice, words, homes } = (build.entry.module as unknown as EntryOfBuild).stormOfBuild;
  if (!notice || now >= Date.parse(notice.ends)) return false;
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const html = await readFile(path.join(folder, file), "utf8");
    const lined = withStormLine(html, addressOf(file), notice, words);
    const led = homes.reduce(
      (page, [home]) => page.replaceAll(`"${usualHome(home)}"`, `"${homeAsEver(home)}"`),
      lined,
    );
    await writeFile(path.join(folder, file), led);
  }
  for (const file of files.filter((name) => name.endsWith(".data"))) {
    await writeFile(path.join(folder, file), await dataThatLoads(addressOf(file), build));
  }
  for (const [home, storm] of homes) {
    const usual = await readFile(fileOf(folder, home), "utf8");
    await mkdir(path.dirname(fileOf(folder, homeAsEver(home))), { recursive: true });
    await writeFile(fileOf(folder, homeAsEver(home)), usual.replace(RUN_SCRIPTS, ""));
    await writeFile(fileOf(folder, home), await readFile(fileOf(folder, storm), "utf8"));
  }
  return true;
}

/** What React Router gives for a page that is to be loaded in full. */
async function dataThatLoads(address: string, build: ServerBuild): Promise<string> {
  const loader = () => redirectDocument(address);
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: { ...route.module, loader } },
  ]);
  const handle = createRequestHandler({ ...build, routes: Object.fromEntries(routes) });
  const asked = address === "/" ? "/_" : address;
  return (await handle(new Request(`http://localhost${asked}.data`))).text();
}

/** `solar/panels.html` and `solar/panels.data` are at `/solar/panels`. */
function addressOf(file: string): string {
  const name = file.replaceAll(path.sep, "/").replace(/\.(html|data)$/, "");
  return name === "index" || name === "_" ? "/" : `/${name}`;
}

const fileOf = (folder: string, address: string) =>
  path.join(folder, address === "/" ? "index.html" : `${address.slice(1)}.html`);
