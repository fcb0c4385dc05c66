/** Stands on `<html>` of a page that came from the device (app/offline/kept-copy.ts), and on what says so. */
export const IS_COPY = "data-kept-copy";

/** Whether this page did; never while the server makes it. */
export const isCopy = () =>
  typeof document !== "undefined" && document.documentElement.hasAttribute(IS_COPY);
