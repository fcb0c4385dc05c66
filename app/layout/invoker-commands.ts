/**
 * Dialogs open and close by `command` attributes and close on a tap beside them by `closedby`.
 * Browsers that do not know these yet get them here; once all do, this file can go.
 */

/** Part of the start script (app/document/start-script.server.ts): a fast visitor presses MENU before the other scripts are there. */
export const SUPPORT_COMMANDS = `if(!("commandForElement" in HTMLButtonElement.prototype))addEventListener("click",({target})=>{
const button=target.closest("[commandfor]"),dialog=document.getElementById(button?.getAttribute("commandfor"));
if(dialog)button.getAttribute("command")==="show-modal"?dialog.showModal():dialog.close()});`;

export function supportClosedBy() {
  if ("closedBy" in HTMLDialogElement.prototype) return;
  document.addEventListener("click", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLDialogElement) || !target.hasAttribute("closedby")) return;
    if (isBeside(target, event)) target.close();
  });
}

/** What lies behind a dialog belongs to it, as its own ground does. */
function isBeside(dialog: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
