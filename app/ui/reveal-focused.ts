/**
 * In a row that scrolls: brings the focused link into view as a whole. Browsers leave it where it is
 * when a little of it can be seen already.
 */
export function revealFocused({ target }: { target: EventTarget | null }) {
  if (target instanceof Element) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
