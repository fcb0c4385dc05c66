/** Waits for a finger or a mouse that is just pressed: what moves meanwhile would take the click from its button. */
let isPressed = false;
document.addEventListener("pointerdown", () => (isPressed = true), true);
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => (isPressed = false), true);
}

/** Does it at once where nothing is pressed, or else when the click is over. */
export function afterPress(work: () => void): void {
  if (!isPressed) return work();
  // The click comes with the end of the press, and before whatever is put off.
  const later = () => setTimeout(work);
  document.addEventListener("pointerup", later, { once: true });
}
