/**
 * Gives the server code the checked content as a module, `virtual:content`: frozen at build, so
 * that the running site needs no YAML; read anew at every change while developing.
 */
import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "#app/content/reading/languages.ts";
import { ContentError } from "#app/content/reading/content-error.ts";
import { readContentInTime } from "#app/content/reading/read-in-time.ts";
import { manifestFile } from "#app/content/reading/picture-list.ts";
import { outdatedTexts } from "#app/content/reading/twins/outdated.ts";
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

export function contentPlugin(): Plugin {
  let isBuild = false;
  let json = "";
  let readAt = 0;
  return {
    name: "content",
    configResolved: ({ command }) => void (isBuild = command === "build"),
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      readAt = Date.now();
      try {
        // Who writes sees all as it stands; what visitors get leaves out what does not hold anymore.
        const outdated = isBuild ? outdatedTexts() : undefined;
        json = JSON.stringify(readContentInTime(fixedAddresses(), undefined, undefined, outdated));
        return isBuild ? READS_FILE : `export default ${json};`;
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
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(contentFolder) && file !== manifestFile) return;
        if (wasReadSince(file, readAt)) return;
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(RESOLVED);
          if (module) environment.moduleGraph.invalidateModule(module);
          environment.hot.send({ type: "full-reload" });
        }
      });
    },
  };
}

/**
 * A busy watcher tells late of what has been read already. To read it once more would, for each of several
 * files, tear the modules from under a page that is just being drawn.
 */
const wasReadSince = (file: string, readAt: number) =>
  (statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? Number.POSITIVE_INFINITY) < readAt;
