/**
 * Gives the server code the checked content as a module, `virtual:content`: frozen at build, so
 * that the running site needs no YAML; read anew at every change while developing.
 */
import type { Plugin } from "vite";
import { contentFolder } from "#app/content/languages.ts";
import { ContentError, readContent } from "#app/content/read.ts";
import { fixedAddresses } from "#app/routes.ts";

const MODULE = "virtual:content";
const RESOLVED = `\0${MODULE}`;

export function contentPlugin(): Plugin {
  return {
    name: "content",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      try {
        const content = readContent(fixedAddresses());
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`;
      } catch (error) {
        if (error instanceof ContentError) this.error({ message: error.message, stack: "" });
        throw error;
      }
    },
    configureServer(server) {
      server.watcher.add(contentFolder);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(contentFolder)) return;
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(RESOLVED);
          if (module) environment.moduleGraph.invalidateModule(module);
          environment.hot.send({ type: "full-reload" });
        }
      });
    },
  };
}
