/**
 * Dialogs open and close by `command` attributes and close on a tap beside them by `closedby`.
 * Browsers that do not know these yet get them here; once all do, this file can go.
 */
export function supportInvokerCommands() {
  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    document.addEventListener("click", (event) => {
      const button = (event.target as Element).closest("button[commandfor]");
      const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button?.getAttribute("command") === "show-modal") dialog.showModal();
      else dialog.close();
    });
  }
  if (!("closedBy" in HTMLDialogElement.prototype)) {
    document.addEventListener("click", (event) => {
      const { target } = event;
      if (!(target instanceof HTMLDialogElement) || !target.hasAttribute("closedby")) return;
      if (isBeside(target, event)) target.close();
    });
  }
}

/** What lies behind a dialog belongs to it, as its own ground does. */
function isBeside(dialog: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
