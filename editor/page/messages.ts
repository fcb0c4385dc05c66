/** Messages between the form and the preview. */

/** From the preview. */
export const LISTENS = "editor: listens";
export const STOPS = "editor: stops listening";

/** From the form: that the page says something else, to reload, or the section to scroll to, from the end. */
export const UPDATE = "editor: update";
export const RELOAD = "editor: reload";
export type ToPreview = typeof UPDATE | typeof RELOAD | number;
