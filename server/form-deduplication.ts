/** The same form twice in a row, as by a double click without scripts, is taken once. */
import { createHash } from "node:crypto";

/** Whoever sends the very same form from the same address within this did not mean two. */
export const SAME_FORM_MS = 10_000;

/**
 * Sends a form, or gives the answer to the same one a moment ago.
 *
 * @param parts all by which two forms are the same: who sent it, where to, what it says
 * @throws what `send` throws
 */
export type FormDeduplication<Answer> = (
  parts: (string | Buffer)[],
  send: () => Promise<Answer>,
) => Promise<Answer>;

/** Remembers hashes and answers, in memory, and only of forms that were taken. */
export function createFormDeduplication<
  Answer extends { status: number },
>(): FormDeduplication<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return async (parts, send) => {
    const key = keyOf(parts);
    const known = answers.get(key);
    if (known) return known;
    const sending = send();
    answers.set(key, sending);
    const forget = () => void answers.delete(key);
    try {
      const answer = await sending;
      if (answer.status >= 400) forget();
      else setTimeout(forget, SAME_FORM_MS).unref();
      return answer;
    } catch (error) {
      forget();
      throw error;
    }
  };
}

function keyOf(parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("base64");
}
