/**
 * Gives the server code the checked content as a module, `virtual:content`: frozen at build, so
 * that the running site needs no YAML; read anew at every change while developing.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { contentFolder } from "#app/content/reading/languages.ts";
import { ContentError } from "#app/content/reading/content-error.ts";
import { manifestFile } from "#app/content/reading/picture-list.ts";
import { readContent } from "#app/content/reading/read.ts";
import { hasChanged, shownContent } from "#app/content/reading/shown-content.ts";
import { outdatedTexts } from "#app/content/reading/twins/outdated.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { fixedAddresses } from "#app/routes.ts";

const MODULE = "virtual:content";
const RESOLVED = `\0${MODULE}`;
const FILE = "content.json";

/**
 * In a build the content is a file beside the code, since a program that holds thousands of places
 * takes ten times as long to load as its data.
 */
const READS_FILE = `
  import { readFileSync } from "node:fs";
  import path from "node:path";
  export default JSON.parse(readFileSync(path.join(import.meta.dirname, "${FILE}"), "utf8"));
`;

/** As one text, which is parsed many times faster than code. */
const asModule = (content: SiteContent) =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`;

export function contentPlugin(): Plugin {
  let isBuild = false;
  let json = "";
  return {
    name: "content",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      try {
        // Who writes sees all as it stands; what visitors get leaves out what does not hold anymore.
        if (!isBuild) return asModule(shownContent());
        const content = readContent(fixedAddresses(), undefined, undefined, outdatedTexts());
        json = JSON.stringify(content);
        return READS_FILE;
      } catch (error) {
        if (error instanceof ContentError) this.error({ message: error.message, stack: "" });
        throw error;
      }
    },
    writeBundle({ dir = "" }, files) {
      const isUsed = Object.values(files).some(
        (file) => file.type === "chunk" && file.moduleIds.includes(RESOLVED),
      );
      if (isUsed) writeFileSync(path.join(dir, FILE), json);
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
