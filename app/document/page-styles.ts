/** Stands in a page for stylesheets, whose addresses it tells (see critical-css.server.ts). */
export const STANDS_FOR = "data-stands-for";
/** Holds those of them that the first section does not need, and stands at its end. */
export const FAR_PARTS = "data-far-parts";

/**
 * Puts links without effect beside the styles that stand in the page: React and React Router look
 * for them when the page hydrates. In the HTML itself they would be fetched, for nothing. Styles of far
 * parts move into the head, because React knows of nothing in a section that it did not put there.
 */
export function linkPageStyles() {
  document.head.append(...document.querySelectorAll(`body style[${FAR_PARTS}]`));
  for (const style of document.querySelectorAll(`style[${STANDS_FOR}]`)) {
    const addresses = style.getAttribute(STANDS_FOR)?.split(" ") ?? [];
    style.after(...addresses.map(disabledLink));
  }
}

function disabledLink(address: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.disabled = true;
  link.href = address;
  return link;
}
