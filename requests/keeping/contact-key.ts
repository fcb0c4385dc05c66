import { dialled, emailKey } from "#questions/contact.ts";

/** One contact, one key: staff, stops, consents and requests compare by it. */
export function contactKey(contact: string): string {
  return dialled(contact) ?? emailKey(contact);
}
