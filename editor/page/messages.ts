/** Messages between the form and the preview. */

/** From the preview. */
export const LISTENS = "editor: listens";
export const STOPS = "editor: stops listening";

/** From the form: to reload, or the section to scroll to, counted from the end. */
export const RELOAD = "editor: reload";
export type ToPreview = typeof RELOAD | number;
