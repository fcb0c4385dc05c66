/** Enough of an e-mail address or phone number for its owner to know it, and for nobody else. */
export function maskedContact(contact: string): string {
  const typed = contact.trim();
  const at = typed.lastIndexOf("@");
  return at > 0 ? `${typed[0]}…${typed.slice(at)}` : `… ${typed.replace(/\D/g, "").slice(-4)}`;
}
