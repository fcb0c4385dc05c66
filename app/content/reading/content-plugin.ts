/**
 * Gives the server code the checked content as a module, `virtual:content`: frozen at build, so
 * that the running site needs no YAML; read anew at every change while developing.
 */
import type { Plugin, ViteDevServer } from "vite";
import { ContentError } from "#app/content/reading/yaml-file.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { manifestFile } from "#app/content/reading/picture-list.ts";
import { readContent } from "#app/content/reading/read.ts";
import { textOf } from "#app/content/reading/texts.ts";
import { outdatedTexts } from "#app/content/reading/translations/translations.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { fixedAddresses } from "#app/routes.ts";

declare global {
  var shownContent: SiteContent;
}

const MODULE = "virtual:content";
const RESOLVED = `\0${MODULE}`;

export function contentPlugin(): Plugin {
  let isBuild = false;
  return {
    name: "content",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      try {
        // Who writes sees all as it stands. The code that asks runs in this process, so nothing is copied.
        if (!isBuild) {
          globalThis.shownContent = shownContent();
          return "export default globalThis.shownContent;";
        }
        // What visitors get leaves out what does not hold anymore.
        const content = readContent(fixedAddresses(), undefined, undefined, outdatedTexts());
        // As one text, which is parsed many times faster than code.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`;
      } catch (error) {
        if (error instanceof ContentError) this.error({ message: error.message, stack: "" });
        throw error;
      }
    },
    configureServer(server) {
      server.watcher.add([contentFolder, manifestFile]);
      server.watcher.on("all", (event, file) => {
        const isFolder = event === "addDir" || event === "unlinkDir";
        if (isFolder || (!file.startsWith(contentFolder) && file !== manifestFile)) return;
        if (!hasChanged(file)) return;
        forgetContent(server);
        // Where it is switched off, somebody else loads pages anew.
        if (server.config.server.hmr === false) return;
        for (const { hot } of Object.values(server.environments)) hot.send({ type: "full-reload" });
      });
    },
  };
}

/** Pages that are asked for from now on are made of the content as it is now. */
export function forgetContent({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    const module = moduleGraph.getModuleById(RESOLVED);
    if (module) moduleGraph.invalidateModule(module);
  }
}

/**
 * The content of today as the development server shows it. It is read anew once a file has changed, unless
 * the editor has just read it to check what it was about to write.
 */
let shown: SiteContent | undefined;

/** What the editor wrote, by the file, until somebody else changes it; nothing where it removed one. */
const written = new Map<string, string | undefined>();

/** @throws ContentError as `readContent` does */
export function shownContent(): SiteContent {
  shown ??= readContent(fixedAddresses());
  return shown;
}

/** @param texts by the file: what was written so that the content is this */
export function showContent(content: SiteContent, texts: Map<string, string | undefined>): void {
  // Code that holds it already goes on with what it says now.
  shown = Object.assign(shown ?? content, content);
  for (const [file, text] of texts) written.set(file, text);
}

/**
 * To be called when a file may have changed. The watcher also tells of what the editor wrote, some time later.
 *
 * @returns whether the content must be read anew
 */
export function hasChanged(file: string): boolean {
  const text = textOf(file);
  if (written.has(file) && written.get(file) === text) return false;
  written.delete(file);
  shown = undefined;
  return true;
}
