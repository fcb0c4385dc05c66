/** By which names pages, the worker and the build know of each other what is kept. */

/** The worker itself answers it, with the styles of what it writes. */
export const KEPT_STYLES_ADDRESS = "/kept-pages.css";
