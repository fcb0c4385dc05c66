/** Whom the editor knows by a cookie: a long random word, which says nothing, and ends by time. */
import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;
/** Who begins to log in again and again must not fill the memory. */
const MOST = 10_000;

export interface Sessions<T> {
  /** @returns the word to give along */
  begin: (value: T) => string;
  /** @returns nothing where it has ended, or never was */
  find: (word: string | undefined) => T | undefined;
  end: (word: string | undefined) => void;
  endWhere: (isMeant: (value: T) => boolean) => void;
}

/** Kept in memory, and only as hashes: who reads them cannot come with them. */
export function createSessions<T>(longestMs: number, now = () => Date.now()): Sessions<T> {
  const kept = new Map<string, { value: T; ends: number }>();
  return {
    begin(value) {
      for (const [key, { ends }] of kept) if (ends <= now() || kept.size >= MOST) kept.delete(key);
      const own = randomWord();
      kept.set(hashOf(own), { value, ends: now() + longestMs });
      return own;
    },
    find(given) {
      const found = given && kept.get(hashOf(given));
      return found && found.ends > now() ? found.value : undefined;
    },
    end: (given) => void (given && kept.delete(hashOf(given))),
    endWhere(isMeant) {
      for (const [key, { value }] of kept) if (isMeant(value)) kept.delete(key);
    },
  };
}

export const randomWord = () => randomBytes(BYTES).toString("base64url");

export const hashOf = (word: string) => createHash("sha256").update(word).digest("hex");
