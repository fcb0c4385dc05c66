/** Browsers read what they save a moment after they are told to. */
const SAVED_BY_MS = 60_000;

/** Has the browser save a file that was made here. */
export function saveFile(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVED_BY_MS);
}
