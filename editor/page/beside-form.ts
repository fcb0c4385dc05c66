/**
 * Runs in the preview: pages that the form shows in a frame. Where they have a name of their own (editor/team/)
 * the form cannot reach into them, so it tells them what to do once they said that they listen. Who may have
 * them in a frame, and so tell them something, the server says (`frame-ancestors`).
 */
import { LISTENS, RELOAD, STOPS, type ToPreview, UPDATE } from "./messages.ts";

/** Where React Router keeps its router for its own development tools. */
const ROUTER = "__reactRouterDataRouter";

const routerOf = (page: { [ROUTER]?: { revalidate: () => Promise<void> } }) => page[ROUTER];

if (parent !== window) {
  addEventListener("message", ({ source, data }: MessageEvent<ToPreview>) => {
    if (source !== parent) return;
    const isHydrated = document.documentElement.hasAttribute("data-hydrated");
    // React draws what is other, and the rest stays as it is.
    if (data === UPDATE && isHydrated) void routerOf(window as object)?.revalidate();
    // A page that reloads itself stays where it was scrolled to.
    else if (data === UPDATE || data === RELOAD) location.reload();
    // Each section of a page is one element, and nothing follows them: the last one is -1.
    else if (typeof data === "number")
      [...(document.querySelector("main")?.children ?? [])].at(data)?.scrollIntoView();
  });
  addEventListener("pagehide", () => parent.postMessage(STOPS, "*"));
  parent.postMessage(LISTENS, "*");
}
