/** The editor of the content, as a part of the development server: `npm run edit`. */
import type { Plugin, ViteDevServer } from "vite";
import { answerEditor } from "./answer-editor.ts";
import { inContent } from "./content-files.ts";

/** Everything of the editor is below it. */
export const EDITOR_ADDRESS = "/edit/";

export function editPlugin(): Plugin {
  return {
    name: "edit",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? "/", "http://editor");
        if (url.pathname.startsWith(EDITOR_ADDRESS)) {
          const onWritten = (name: string, event = "change") =>
            tellOf(inContent(name), event, server);
          const what = url.pathname.slice(EDITOR_ADDRESS.length);
          void answerEditor(request, response, { what, onWritten });
        } else next();
      });
    },
  };
}

/** Pages that are asked for from now on say what was written, however late the watcher sees it. */
function tellOf(file: string, event: string, { environments, watcher }: ViteDevServer) {
  for (const { moduleGraph } of Object.values(environments)) moduleGraph.onFileChange(file);
  watcher.emit("all", event, file);
  if (event !== "change") watcher.emit(event, file);
}
