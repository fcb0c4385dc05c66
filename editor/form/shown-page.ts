/** What the form does with the page beside it, or, where that is at another name (editor/team/), has it do. */
import { ASLEEP, AWAKE, LOAD_ANEW, showSectionIn, type Told } from "#editor/page/told.ts";

/** Windows of pages that listen. */
const awake = new WeakSet<MessageEventSource>();
addEventListener("message", ({ source, data }) => {
  if (source && data === AWAKE) awake.add(source);
  if (source && data === ASLEEP) awake.delete(source);
});

/** The page stays where it was scrolled to, and in sight until the new one is there. */
export function loadAnew(frame: HTMLIFrameElement | null): void {
  if (!frame) return;
  if (isElsewhere(frame)) {
    // One that is still on its way begins anew.
    if (!tell(frame, LOAD_ANEW)) frame.setAttribute("src", frame.src);
    return;
  }
  const address = frame.contentWindow?.location.href;
  // A page that is still on its way to an empty frame would never come if that were loaded anew.
  if (address === "about:blank") frame.src = frame.getAttribute("src") ?? "";
  else frame.contentWindow?.location.reload();
}

/** @param fromEnd the last section is -1 */
export function showSection(frame: HTMLIFrameElement | null, fromEnd: number): void {
  if (frame && isElsewhere(frame)) tell(frame, fromEnd);
  else showSectionIn(frame?.contentDocument, fromEnd);
}

const isElsewhere = ({ sandbox }: HTMLIFrameElement) => sandbox.length > 0;

/** @returns whether it hears it */
function tell({ contentWindow, src }: HTMLIFrameElement, told: Told): boolean {
  if (!contentWindow || !awake.has(contentWindow)) return false;
  contentWindow.postMessage(told, new URL(src).origin);
  return true;
}
