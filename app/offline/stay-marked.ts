import { IS_COPY } from "#app/ui/is-copy.ts";

/**
 * React makes a page anew where it is not as React expects, as when an extension has written into it. What
 * says that the page is a copy was not made by React, and would be gone.
 *
 * @returns puts that back where it is gone, once React has the page
 */
export function stayMarked(): () => void {
  const mark = document.querySelector(`aside[${IS_COPY}]`);
  return () => {
    if (!mark || mark.isConnected) return;
    document.documentElement.setAttribute(IS_COPY, "");
    document.body.prepend(mark);
  };
}
