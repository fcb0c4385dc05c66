/** The editor of the content, as a part of the development server: `npm run edit`. */
import type { Plugin } from "vite";
import { answerEditor } from "./answer-editor.ts";
import { shownPages } from "./shown-pages.ts";

/** Everything of the editor is below it. */
export const EDITOR_ADDRESS = "/edit/";

export function editPlugin(): Plugin {
  return {
    name: "edit",
    apply: "serve",
    configureServer(server) {
      const pages = shownPages(server);
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? "/", "http://editor");
        if (url.pathname.startsWith(EDITOR_ADDRESS)) {
          const what = url.pathname.slice(EDITOR_ADDRESS.length);
          void answerEditor(request, response, { what, pages });
        } else next();
      });
    },
  };
}
