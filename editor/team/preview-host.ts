/**
 * Answers at the name of the pages beside the form. They show words that somebody types, by code of the site, so
 * they have a name of their own, where none of them can act as the editor. Nothing is written from here.
 */
import { HttpError } from "#editor/server/requests.ts";
import type { Asked } from "./form-host.ts";
import { sendSmallPage, soon, WAITING } from "./responses.ts";
import { AS_PAGE, forward, forwardedHeaders, sendBack } from "./reverse-proxy.ts";
import type { Workspaces } from "./workspaces.ts";

/**
 * The editor, and Vite's way into one's own text editor. The person's server knows them in other letters and
 * before a dot, too.
 */
const NOT_HERE = /^\/(edit|__open-in-editor)([/.]|$)/i;

interface Needed {
  workspaces: Workspaces;
  /** Of the form. */
  origin: string;
}

export function previewHost({ workspaces, origin }: Needed) {
  return async ({ request, response, person, url }: Asked): Promise<void> => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      throw new HttpError("Forms are not taken here: the page is only looked at.", 405);
    }
    // A service worker would stay in the browser, and keep pages there.
    if (NOT_HERE.test(url.pathname) || request.headers["service-worker"]) {
      throw new HttpError("There is nothing here.", 404);
    }
    const isPage = request.headers["sec-fetch-mode"] === "navigate";
    const workspace = isPage ? await soon(workspaces.open(person)) : workspaces.find(person);
    if (!workspace && isPage) return sendSmallPage(response, { ...WAITING, frameAncestor: origin });
    if (!workspace) throw new HttpError("Load the page again.", 503);
    const answer = await forward({
      socket: workspace.process.socket,
      method: request.method,
      address: url.pathname + url.search,
      headers: { ...forwardedHeaders(request), ...AS_PAGE },
    });
    sendBack(answer, response, {
      "content-security-policy": `frame-ancestors ${origin}`,
      "cache-control": answer.headers["cache-control"] ?? "no-store",
    });
  };
}
