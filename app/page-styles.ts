/** Stands in a page for a stylesheet, whose address it tells (see page-styles.server.ts). */
export const STANDS_FOR = "data-stands-for";

/**
 * Puts a link without effect beside each style that stands in the page: React and React Router look
 * for it when the page awakes. In the HTML itself it would be fetched, for nothing.
 */
export function linkPageStyles() {
  for (const style of document.querySelectorAll(`style[${STANDS_FOR}]`)) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.disabled = true;
    link.href = style.getAttribute(STANDS_FOR) ?? "";
    style.after(link);
  }
}
