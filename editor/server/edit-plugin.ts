/** The editor of the content, as a part of the development server: `npm run edit`. */
import type { Plugin } from "vite";
import { answerEditor } from "./answer-editor.ts";
import { EDITOR_ADDRESS } from "./bundled-form.ts";
import { shownPages } from "./shown-pages.ts";

/**
 * Vite opens files in the text editor of whoever runs it, and any page in the browser may ask for that. Its
 * router takes other letters and an ending for the same.
 */
const OPENS_FILES = /^\/__open-in-editor([/.]|$)/i;

/** What pages listen to the form with; from the project's root. */
const BESIDE_FORM = "/editor/page/beside-form.ts";

export function editPlugin(): Plugin {
  return {
    name: "edit",
    apply: "serve",
    transform(code, id) {
      const isStart = /\/app\/entry\.client\.tsx(\?|$)/.test(id);
      if (!isStart || this.environment.name !== "client") return undefined;
      return { code: `${code}\nimport "${BESIDE_FORM}";`, map: null };
    },
    configureServer(server) {
      const write = shownPages(server);
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? "/", "http://editor");
        if (OPENS_FILES.test(url.pathname)) response.writeHead(404).end();
        else if (url.pathname.startsWith(EDITOR_ADDRESS)) {
          const address = url.pathname.slice(EDITOR_ADDRESS.length);
          void answerEditor(request, response, address, write);
        } else next();
      });
    },
  };
}
