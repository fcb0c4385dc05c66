/** The three names of a request: for people, for its confirmation page, and for a link in a mail. */
import { createHash, randomBytes, randomInt } from "node:crypto";

/** Cannot be misread for one another, and spell no words. */
const LETTERS = "23456789CFGHJMPQRVWX";
/** Three groups of three, without hyphens. */
const REFERENCE = new RegExp(`^${`([${LETTERS}]{3})`.repeat(3)}$`);
const WITH_HYPHENS = "$1-$2-$3";

/** Nine of twenty letters, like `7HQ-4XW-9CM`: half a trillion, more than anybody can guess through. */
export function newReference(): string {
  const letters = Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join("").replace(REFERENCE, WITH_HYPHENS);
}

/**
 * A reference as people type it: `7hq4xw9cm`, `7HQ 4XW 9CM`.
 *
 * @returns it as it is kept, or nothing if it can be none
 */
export function readReference(typed: string): string | undefined {
  const letters = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "");
  return REFERENCE.test(letters) ? letters.replace(REFERENCE, WITH_HYPHENS) : undefined;
}

/**
 * The beginning of what is kept of a stopped contact, like `9F3A-21C4`: the same for staff and for whoever
 * stopped it, and it tells nothing without the key.
 */
export const stopReference = (contactHash: string): string =>
  `${contactHash.slice(0, 4)}-${contactHash.slice(4, 8)}`.toUpperCase();

/** 128 random bits, in letters that survive in any address. */
export function newSecret(): string {
  return randomBytes(16).toString("hex");
}

/** What is stored of a secret, so that whoever reads the database cannot use it. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
