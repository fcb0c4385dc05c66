/**
 * The key by which contacts that want to be left alone are recognized. A plain hash of a phone number
 * is found by trying all ten digits; without the key there is nothing to try with.
 */
import { createHmac } from "node:crypto";
import { hashOf } from "#requests/keeping/reference.server.ts";

export interface StopKey {
  /** Tells one key from another, and nothing about it. */
  id: string;
  /** What is kept of a contact, as `contactKey` writes it: the key's name, a dot, a keyed hash (HMAC-SHA-256). */
  of: (contact: string) => string;
  /** The same, of the plain hash (SHA-256) that releases before this one kept. */
  ofPlain: (hash: string) => string;
  /** All that may be kept of a contact: a release before may still be writing beside this one. */
  allOf: (contact: string) => string[];
}

/** The key is another than that of the stops, or is gone. The message says what to do. */
export class StopKeyError extends Error {}

/** What releases before this one kept of a contact. */
export const PLAIN_HASH = /^[\da-f]{64}$/;

const ID_LETTERS = 12;

/** @param secret at least 128 random bits, in any writing */
export function stopKey(secret: string): StopKey {
  const keyed = (text: string) => createHmac("sha256", secret).update(text).digest("hex");
  const id = keyed("the name of this key").slice(0, ID_LETTERS);
  const ofPlain = (hash: string) => `${id}.${keyed(hash)}`;
  const of = (contact: string) => ofPlain(hashOf(contact));
  return { id, of, ofPlain, allOf: (contact) => [of(contact), hashOf(contact)] };
}
