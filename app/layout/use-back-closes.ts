import { type RefObject, useEffect } from "react";

/** What `dialog.close(CHOSEN)` says when a link in the dialog was followed. */
export const CHOSEN = "chosen";

/** Links to pages in this language, which must `replace` the history entry. */
const LINK_TO_PAGE = 'a[href^="/"]:not([hreflang])';

/**
 * Lets Back close an open dialog instead of leaving the page. While the dialog is open there is
 * one history entry more, a copy of the page's own. Back removes it; closing in any other way
 * removes it too; a link followed with `replace` takes its place. React Router never hears of it.
 */
export function useBackCloses(dialogRef: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    let hasEntry = false;
    let removingEntry = false;

    function follow(element: HTMLDialogElement) {
      if (element.open && !hasEntry) {
        element.returnValue = "";
        window.history.pushState(window.history.state, "");
        hasEntry = true;
      } else if (!element.open && hasEntry) {
        hasEntry = false;
        removingEntry = element.returnValue !== CHOSEN;
        if (removingEntry) window.history.back();
      }
    }

    function onBack(event: PopStateEvent) {
      if (!hasEntry && !removingEntry) return;
      event.stopImmediatePropagation();
      hasEntry = false;
      removingEntry = false;
      dialog?.close();
    }

    function onLink({ target }: MouseEvent) {
      const isPage = target instanceof Element && target.closest(LINK_TO_PAGE);
      if (isPage) dialog?.close(CHOSEN);
    }

    // The attribute tells of every way to open and close, in every browser.
    const observer = new MutationObserver(() => follow(dialog));
    observer.observe(dialog, { attributeFilter: ["open"] });
    dialog.addEventListener("click", onLink);
    window.addEventListener("popstate", onBack, { capture: true });
    follow(dialog); // It may have been opened before this script came.
    return () => {
      observer.disconnect();
      dialog.removeEventListener("click", onLink);
      window.removeEventListener("popstate", onBack, { capture: true });
    };
  }, [dialogRef]);
}
