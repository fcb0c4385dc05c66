/** Telephone numbers, e-mail addresses and ZIP codes: whether they can be right, and their one form. */

/** The longest address that can receive mail, in characters (RFC 5321). */
export const LONGEST_EMAIL = 254;

/** Words with dots between them: more cannot be known without writing to it. */
const MAIL_NAME = /^(?:[^\s\p{C}@"(),:;<>[\\\].]+\.)*[^\s\p{C}@"(),:;<>[\\\].]+$/u;
/** What stands between the dots of a server's name (RFC 1123), in any script; not only digits at the end. */
const SERVER_NAME =
  /^(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?!\d+$)(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;
/** Ten digits of North America, after the country's 1. Neither area nor exchange begins with 0 or 1. */
const PHONE = /^(?:\+?1)?([2-9]\d{2}[2-9]\d{6})$/;
/** Five digits, or nine as on letters. */
const ZIP = /^\d{5}(-?\d{4})?$/;

export function isEmail(text: string): boolean {
  if (text.length > LONGEST_EMAIL) return false;
  const at = text.lastIndexOf("@");
  return at > 0 && MAIL_NAME.test(text.slice(0, at)) && SERVER_NAME.test(text.slice(at + 1));
}

export const isPhone = (text: string): boolean => dialled(text) !== undefined;

export const isContact = (text: string): boolean => isEmail(text) || isPhone(text);

/** Two addresses with the same key reach the same person. */
export function emailKey(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}

/**
 * Servers that take no notice of dots: https://support.google.com/mail/answer/7436150. Of all others
 * that is not known, and with most of them `ann.b` and `annb` are two people.
 */
const DOTLESS = /@(gmail|googlemail)\.com$/;

/** Whether it is known for certain which other ways of writing lead into the same mailbox. */
export const isDotless = (email: string): boolean => DOTLESS.test(emailKey(email));

/** Whether it has a tag, as in `ann+roof@example.com`, which most servers pay no heed to (RFC 5233). */
export const isTagged = (email: string): boolean => mailName(email).includes("+");

/**
 * The mailbox that an address leads into, as far as can be told: for counting mail, and not for
 * saying who somebody is, because some server may take a tag for a part of the name.
 */
export function mailboxOf(email: string): string {
  const key = emailKey(email);
  const name = mailName(key);
  const untagged = name.replace(/(?<=.)\+.*$/s, "");
  if (isDotless(key)) return `${untagged.replaceAll(".", "")}@gmail.com`;
  return untagged + key.slice(name.length);
}

const mailName = (email: string) => email.slice(0, Math.max(0, email.lastIndexOf("@")));

/** @returns the number as it is dialled from anywhere, with its `+1`; nothing if it is none */
export function dialled(phone: string): string | undefined {
  const digits = PHONE.exec(phone.normalize("NFKC").replace(/[\s().\u2010-\u2015-]/g, ""))?.[1];
  return digits && `+1${digits}`;
}

/** A number as it is dialled, the way people write it: with brackets, a space and a hyphen. */
export function shownPhone(number: string): string {
  return number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");
}

export const isZip = (text: string): boolean => ZIP.test(text);
