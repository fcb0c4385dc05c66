/**
 * React empties a page that it cannot take over. So a copy is kept until it has, with what was typed
 * and ticked meanwhile, and with the place where the visitor is.
 */
export interface KeptPage {
  /** Puts the page back. React must have let go of it. */
  putBack: () => void;
  /** Nothing needs to be kept any more. */
  letGo: () => void;
}

const CHANGES = ["input", "focusin", "toggle", "selectionchange"];

export function keepPage(): KeptPage {
  // What belongs to a document that nobody sees fetches no pictures.
  const safe = document.implementation.createHTMLDocument();
  let copy: HTMLElement;
  let focused = "";
  let caret: number | undefined;
  let top = 0;

  const take = () => {
    copy = safe.importNode(document.documentElement, true);
    const field = document.activeElement;
    focused = field?.id ?? "";
    caret = isText(field) ? (field.selectionStart ?? field.value.length) : undefined;
  };
  const measure = () => {
    top = window.scrollY;
  };
  take();
  measure();
  for (const change of CHANGES) document.addEventListener(change, take, true);
  document.addEventListener("scroll", measure);

  function letGo() {
    for (const change of CHANGES) document.removeEventListener(change, take, true);
    document.removeEventListener("scroll", measure);
  }

  function putBack() {
    letGo();
    const { documentElement: html, head } = document;
    for (const name of html.getAttributeNames()) html.removeAttribute(name);
    for (const { name, value } of copy.attributes) html.setAttribute(name, value);
    // Styles stay where they are: taken out and put back, they would be missing for a moment.
    for (const old of head.querySelectorAll("title, meta")) old.remove();
    head.append(...copy.querySelectorAll("head > title, head > meta"));
    document.body.replaceWith(...copy.querySelectorAll("body"));
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
      dialog.removeAttribute("open");
      dialog.showModal();
    }
    window.history.scrollRestoration = "auto";
    window.scrollTo({ top, behavior: "instant" });
    const field = document.getElementById(focused);
    field?.focus({ preventScroll: true });
    if (isText(field) && caret !== undefined) putCaret(field, caret);
  }
  return { putBack, letGo };
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isText = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !["checkbox", "radio"].includes(element.type));

/** Fields for e-mail addresses tell no caret and take none, as long as they are such fields. */
function putCaret(field: TextField, place: number) {
  if (field instanceof HTMLTextAreaElement) return field.setSelectionRange(place, place);
  const { type } = field;
  field.type = "text";
  field.setSelectionRange(place, place);
  field.type = type;
}
