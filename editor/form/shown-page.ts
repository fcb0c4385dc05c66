/** What the form has the page beside it do, and which section is edited. */
import { LISTENS, RELOAD, STOPS, type Told } from "#editor/page/messages.ts";
import { useEffect, useState } from "react";
import { idOf } from "./editing-context.ts";

/** Windows of pages that listen. */
const listening = new WeakSet<MessageEventSource>();
/** The section that a page shall show as soon as it listens. */
const later = new WeakMap<MessageEventSource, number>();
addEventListener("message", ({ source, origin, data }) => {
  if (source && data === STOPS) listening.delete(source);
  if (!source || data !== LISTENS) return;
  listening.add(source);
  const section = later.get(source);
  if (section !== undefined) source.postMessage(section, { targetOrigin: origin });
  later.delete(source);
});

/** The page stays where it was scrolled to; one that is still on its way begins again. */
export function reload(frame: HTMLIFrameElement | null): void {
  if (frame && !tell(frame, RELOAD)) frame.setAttribute("src", frame.src);
}

/** @param fromEnd the last section is -1 */
export function showSection(frame: HTMLIFrameElement | null, fromEnd: number): void {
  if (!frame?.contentWindow || tell(frame, fromEnd)) return;
  later.set(frame.contentWindow, fromEnd);
}

/** @returns whether it listens */
function tell({ contentWindow, src }: HTMLIFrameElement, told: Told): boolean {
  if (!contentWindow || !listening.has(contentWindow)) return false;
  contentWindow.postMessage(told, new URL(src).origin);
  return true;
}

const SECTIONS = `${idOf(["sections"])}.`;

/** @returns the place of the section whose fields were last gone to; nothing before that */
export function useSectionInFocus(): number | undefined {
  const [section, setSection] = useState<number>();
  useEffect(() => {
    const follow = ({ target }: FocusEvent) =>
      setSection((last) => (target instanceof Element ? sectionAround(target) : undefined) ?? last);
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  return section;
}

function sectionAround(field: Element): number | undefined {
  const place = field.closest(`[id^="${SECTIONS}"]`)?.id.slice(SECTIONS.length);
  return place === undefined ? undefined : Number.parseInt(place, 10);
}
