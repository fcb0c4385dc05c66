/** Builds the service worker, and the one that makes devices forget what the first one kept. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build as bundle } from "vite";
import { prefixOf } from "#app/content/language.ts";
import { STORM_ADDRESSES } from "#app/content/storm.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { offlinePage, type OfflinePages } from "#app/offline/offline-pages.ts";
import { hashSource } from "#server/content-security-policy.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { projectFolder } from "#server/settings.ts";
import { NO_WORKER_ADDRESS, WORKER_ADDRESS } from "#server/worker-address.ts";

/** In the service worker's place, where visitors' devices are to forget what they keep: docs/operating.md. */
const FORGET = `const forget=async()=>{for(const name of await caches.keys())await caches.delete(name);await registration.unregister()};
oninstall=()=>skipWaiting();onactivate=event=>event.waitUntil(forget())`;

/** @param clientFolder with all finished pages */
export async function buildServiceWorker(clientFolder: string, content: SiteContent) {
  writeFileSync(path.join(clientFolder, NO_WORKER_ADDRESS), FORGET);
  // A company without storm pages keeps nothing, and takes back what it kept.
  const hasStorm = Object.keys(content.storm.languages).length > 0;
  if (!hasStorm) return writeFileSync(path.join(clientFolder, WORKER_ADDRESS), FORGET);
  await bundle({
    configFile: false,
    root: projectFolder,
    logLevel: "warn",
    publicDir: false,
    define: { OFFLINE_PAGES: JSON.stringify(offlinePages(clientFolder, content)) },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(projectFolder, "app/offline/service-worker.ts"),
        output: { format: "iife", entryFileNames: path.posix.basename(WORKER_ADDRESS) },
      },
    },
  });
}

/** @throws when a page is not as the build makes it */
function offlinePages(clientFolder: string, content: SiteContent): OfflinePages {
  const { company, languages, storm } = content;
  const storms = Object.keys(storm.languages).flatMap((language) =>
    STORM_ADDRESSES.map((address) => {
      const href = prefixOf(language) + address;
      const html = readFileSync(path.join(clientFolder, href, "index.html"), "utf8");
      return { href, language, html, title: partOf(html, /<title>([^<]*?)(?: \| [^<]*)?</) };
    }),
  );
  const style = partOf(storms[0]?.html ?? "", /<style[^>]*>([^<]*)</);
  const said = Object.entries(languages).map(([language, { words }]) => {
    const html = Object.entries(words.offline).map(([name, text]) => [name, escapeHtml(text)]);
    const offline = Object.fromEntries(html) as typeof words.offline;
    const { heading, asOf, tryAgain } = offline;
    const notice = `<aside class="orders" data-copy><strong>${heading}.</strong> ${asOf} <a href="">${tryAgain}</a></aside>`;
    const emergency = (storm.languages[language] ?? storm.languages.en)?.numbers.emergency ?? "";
    const { dialled, shown } = company.phone;
    const calls = called("911", "911", emergency) + called(dialled, shown, company.name);
    return [language, { notice, page: offlinePage(language, offline, style, calls, storms) }];
  });
  const hash = createHash("sha256").update(storms.map(({ html }) => html).join(""));
  return {
    version: hash.digest("base64url").slice(0, 12),
    stormPages: storms.map(({ href }) => href),
    said: Object.fromEntries(said),
    policy: `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'`,
  };
}

const called = (number: string, shown: string, label: string) =>
  `<li><a href="tel:${number}"><b>${shown}</b> <span>${escapeHtml(label)}</span></a></li>`;

function partOf(html: string, part: RegExp): string {
  const text = part.exec(html)?.[1];
  if (!text) throw new Error(`A page holds nothing like ${part}`);
  return text;
}
