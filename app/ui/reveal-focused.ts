/**
 * For what moves sideways: shows the link that has got the focus whole. Browsers leave it where it is
 * when a little of it is seen already.
 */
export function revealFocused({ target }: { target: EventTarget | null }) {
  if (target instanceof Element) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
