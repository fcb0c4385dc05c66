/** Addresses of the editor for a team, besides those of the form and of the pages beside it. */

/** Where a provider sends people back to; it has to know the address. */
export const LOGIN_BACK = "/edit/login/back";
/** Where pages beside the form send whom they do not know, at the form's own name. */
export const PREVIEW_ASKS = "/edit/preview";
/** Where these come back to, at the name of the pages. */
export const PREVIEW_BACK = "/edit-preview";
