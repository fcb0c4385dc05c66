/**
 * Runs in the pages beside the form while they are edited. Where they are at another name (editor/team/) the
 * form cannot reach into them: it tells them what to do, once it has heard that they listen. Who may have
 * them in a frame, and so tell them something, the server says (`frame-ancestors`).
 */
import { ASLEEP, AWAKE, LOAD_ANEW, showSectionIn, type Told } from "./told.ts";

if (parent !== window) {
  addEventListener("message", ({ source, data }: MessageEvent<Told>) => {
    if (source !== parent) return;
    // Loaded anew by themselves they stay where they were scrolled to.
    if (data === LOAD_ANEW) location.reload();
    else if (typeof data === "number") showSectionIn(document, data);
  });
  addEventListener("pagehide", () => parent.postMessage(ASLEEP, "*"));
  parent.postMessage(AWAKE, "*");
}
