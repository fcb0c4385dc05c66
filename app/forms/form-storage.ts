/** What this tab keeps of a form (sessionStorage): a draft of what is typed, until it was sent. */

/** The names of the fields that are kept, and what they hold. */
type Draft = [string, string][];

const keyOf = (form: string) => `draft-${form}`;

export function keepDraft(
  name: string,
  form: HTMLFormElement,
  isKept: (field: string, value: string) => boolean,
) {
  const draft = [...new FormData(form)].filter(
    ([field, value]) => typeof value === "string" && isKept(field, value),
  );
  inTab((storage) => storage.setItem(keyOf(name), JSON.stringify(draft)));
}

/** Fills in what the visitor has not touched since the page came. */
export function restoreDraft(name: string, form: HTMLFormElement) {
  const draft = readDraft(name);
  const fields = [...form.elements].filter(isField);
  const touched = new Set(fields.filter(isTouched).map((field) => field.name));
  for (const field of fields.filter((one) => !touched.has(one.name))) {
    const kept = draft.flatMap(([of, value]) => (of === field.name ? [value] : []));
    if (isChoice(field)) field.checked ||= kept.includes(field.value);
    else field.value = kept[0] ?? field.value;
  }
}

/** What is kept of one field. */
export const draftOf = (name: string, field: string): string | undefined =>
  readDraft(name).find(([of]) => of === field)?.[1];

const readDraft = (name: string) =>
  inTab((storage): Draft => JSON.parse(storage.getItem(keyOf(name)) ?? "[]")) ?? [];

export function dropDraft(name: string) {
  inTab((storage) => storage.removeItem(keyOf(name)));
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement => /radio|checkbox/.test(field.type);

/** Whether a field holds something else than the page brought. */
export function isTouched(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const brought = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(brought, 0);
  }
  if (!isField(field)) return false;
  return isChoice(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** Browsers may refuse to keep anything; then nothing is known later. */
function inTab<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
