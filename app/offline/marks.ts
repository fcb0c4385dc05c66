/** By which names pages, the worker and the build know of each other what is kept. */

/** Of a page: the last day on which all that it says holds, like `2026-12-30`. */
export const LAST_DAY = "holds-until";
/** The same of one line or paragraph, in pages that may be shown without it. */
export const LINE_LAST_DAY = "data-holds-until";
/** The worker itself answers it, with the styles of what it writes. */
export const KEPT_STYLES_ADDRESS = "/kept-pages.css";
