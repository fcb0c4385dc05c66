/** Builds the service worker, and the one that makes devices forget what the first one kept. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { build as bundle } from "vite";
import { STORM_ADDRESSES } from "#app/content/storm.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { copyNotice, offlinePage, type OfflinePages } from "#app/offline/offline-pages.ts";
import { hashSource } from "#server/content-security-policy.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { projectFolder } from "#server/settings.ts";
import { NO_WORKER_ADDRESS, WORKER_ADDRESS } from "#server/worker-address.ts";

/** @param clientFolder with all finished pages */
export async function buildServiceWorker(clientFolder: string, content: SiteContent) {
  const hasStorm = Object.keys(content.storm.languages).length > 0;
  const pages = hasStorm ? JSON.stringify(offlinePages(clientFolder, content)) : "{}";
  const worker = hasStorm ? "service-worker.ts" : "no-service-worker.ts";
  await write(clientFolder, worker, WORKER_ADDRESS, pages);
  await write(clientFolder, "no-service-worker.ts", NO_WORKER_ADDRESS, pages);
}

/** @throws when a storm page is not as the build makes it */
function offlinePages(clientFolder: string, { languages, storm }: SiteContent): OfflinePages {
  const built = Object.keys(storm.languages).flatMap((language) =>
    STORM_ADDRESSES.map((address) => {
      const place = language === "en" ? address : `/${language}${address}`;
      const html = readFileSync(path.join(clientFolder, place, "index.html"), "utf8");
      return { path: place, language, html, title: partOf(html, /<title>([^<]*?)(?: \| [^<]*)?</) };
    }),
  );
  const style = partOf(built[0]?.html ?? "", /<style[^>]*>([^<]*)</);
  const words = Object.entries(languages).map(([language, content]) => {
    const { offline: said } = content.words;
    const asHtml = Object.entries(said).map(([name, text]) => [name, escapeHtml(text)]);
    return [language, Object.fromEntries(asHtml) as typeof said] as const;
  });
  const hash = createHash("sha256").update(built.map(({ html }) => html).join(""));
  return {
    version: hash.digest("base64url").slice(0, 12),
    stormPages: Object.fromEntries(built.map((page) => [page.path, page.language])),
    offlinePages: Object.fromEntries(
      words.map(([language, said]) => [language, offlinePage(language, said, style, built)]),
    ),
    notices: Object.fromEntries(words.map(([language, said]) => [language, copyNotice(said)])),
    styleHash: hashSource(style),
  };
}

function partOf(html: string, part: RegExp): string {
  const text = part.exec(html)?.[1];
  if (!text) throw new Error(`A storm page holds nothing like ${part}`);
  return text;
}

async function write(clientFolder: string, source: string, address: string, pages: string) {
  await bundle({
    configFile: false,
    root: projectFolder,
    logLevel: "warn",
    publicDir: false,
    define: { OFFLINE_PAGES: pages },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(projectFolder, "app/offline", source),
        output: { format: "iife", entryFileNames: path.posix.basename(address) },
      },
    },
  });
}
