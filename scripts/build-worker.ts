/** Makes the worker that keeps pages on visitors' devices, and the one that makes devices forget. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { build as bundle, type Plugin } from "vite";
import type { SiteContent } from "#app/content/site-content.ts";
import type { KeptWords } from "#app/offline/kept-words.ts";
import { firstOfAll, isKeptAlways } from "#app/offline/kept-pages.ts";
import { addressOf, keepablePages } from "#scripts/keepable-pages.ts";
import { escapeHtml } from "#server/escape-html.ts";
import { projectFolder } from "#server/settings.ts";
import { NO_WORKER_ADDRESS, WORKER_ADDRESS } from "#server/worker-address.ts";

const SETTINGS = "virtual:worker-settings";

/** @param clientFolder with all finished pages */
export async function buildWorker(clientFolder: string, { languages }: SiteContent) {
  const words = Object.entries(languages).map(
    ([language, content]) => [language, asHtml(content.words.keptPages)] as const,
  );
  const always = firstOfAll(keepablePages(clientFolder).map(addressOf).filter(isKeptAlways));
  const settings = `
    export const always = ${JSON.stringify(always)};
    export const words = ${JSON.stringify(Object.fromEntries(words))};
  `;
  // Browsers take a worker for a new one when a byte of it has changed.
  const sign = `/* ${fingerprint(clientFolder)} */`;
  await write(clientFolder, "worker.ts", WORKER_ADDRESS, { settings, sign });
  await write(clientFolder, "no-worker.ts", NO_WORKER_ADDRESS, { settings, sign });
}

const asHtml = (words: KeptWords) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, escapeHtml(text)]));

/** Another one whenever a page has changed that may be kept; such a page names its files. */
function fingerprint(clientFolder: string): string {
  const hash = createHash("sha256");
  for (const page of keepablePages(clientFolder)) {
    hash.update(readFileSync(path.join(clientFolder, page)));
  }
  return hash.digest("base64url").slice(0, 12);
}

async function write(
  clientFolder: string,
  source: string,
  address: string,
  { settings, sign }: { settings: string; sign: string },
) {
  await bundle({
    configFile: false,
    root: projectFolder,
    logLevel: "warn",
    publicDir: false,
    plugins: [settingsPlugin(settings)],
    css: { transformer: "lightningcss" },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      modulePreload: false,
      cssMinify: "lightningcss",
      rolldownOptions: {
        input: path.join(projectFolder, "app/offline", source),
        output: { format: "iife", entryFileNames: path.posix.basename(address), postBanner: sign },
      },
    },
  });
}

const settingsPlugin = (settings: string): Plugin => ({
  name: "worker-settings",
  resolveId: (id) => (id === SETTINGS ? `\0${SETTINGS}` : undefined),
  load: (id) => (id === `\0${SETTINGS}` ? settings : undefined),
});
