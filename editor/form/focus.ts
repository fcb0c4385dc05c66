/** Where the focus goes when what had it is gone: who works by keys must not begin at the top again. */
import type { Path } from "#editor/writing/edit.ts";
import { idOf } from "./editing-context.ts";

const TAKES_FOCUS = "summary, input, textarea, select, button:not(:disabled)";

/** Focuses the first of these that is there once React has drawn what was changed. */
export function focusSoon(...finds: (() => Element | null | undefined)[]): void {
  requestAnimationFrame(() => {
    for (const find of finds) {
      const found = find();
      if (!(found instanceof HTMLElement) || found.matches(":disabled")) continue;
      found.focus();
      return;
    }
  });
}

/** What is typed in, opened or pressed first at a place of the file. */
export const fieldAt = (path: Path) => () => {
  const id = CSS.escape(idOf(path));
  for (const one of document.querySelectorAll(`[id="${id}"], [id^="${id}."]`)) {
    if (one.matches(TAKES_FOCUS)) return one;
    const inside = one.querySelector(TAKES_FOCUS);
    if (inside) return inside;
  }
  return undefined;
};

/** What is typed in or chosen first in a part that is open. */
export const firstFieldIn = (path: Path) => () =>
  document.querySelector(`[id="${CSS.escape(idOf(path))}"] details :is(input, textarea, select)`);

/** What the form begins with, once it is another one. */
export const theFirstField = () =>
  document.querySelector("main :is(input, textarea, select, summary)");

export const theHeading = () => document.querySelector("h1");

export const theDialogHeading = () => document.querySelector("dialog[open] h2");

export const theInvalidField = () => document.querySelector('main [aria-invalid="true"]');

/** The first field that is not right; or what opens the part that is not. */
export const theMistake = () =>
  theInvalidField() ??
  document.querySelector("main details:has([role='alert']:not(:empty)) > summary");

export const byId = (id: string) => () => document.getElementById(id);
