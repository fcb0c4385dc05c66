/** What the form does with the page beside it, or, where that is at another name (editor/team/), has it do. */
import { ASLEEP, AWAKE, LOAD_ANEW, showSectionIn, type Told } from "#editor/page/told.ts";

/** Windows of pages that listen. */
const awake = new WeakSet<MessageEventSource>();
/** What such a page shall show as soon as it listens. */
const later = new WeakMap<MessageEventSource, number>();
addEventListener("message", ({ source, origin, data }) => {
  if (source && data === ASLEEP) awake.delete(source);
  if (!source || data !== AWAKE) return;
  awake.add(source);
  const section = later.get(source);
  if (section !== undefined) source.postMessage(section, { targetOrigin: origin });
  later.delete(source);
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
  if (!frame || !isElsewhere(frame)) return showSectionIn(frame?.contentDocument, fromEnd);
  if (!tell(frame, fromEnd) && frame.contentWindow) later.set(frame.contentWindow, fromEnd);
}

const isElsewhere = ({ sandbox }: HTMLIFrameElement) => sandbox.length > 0;

/** @returns whether it hears it */
function tell({ contentWindow, src }: HTMLIFrameElement, told: Told): boolean {
  if (!contentWindow || !awake.has(contentWindow)) return false;
  contentWindow.postMessage(told, new URL(src).origin);
  return true;
}
