/**
 * Lets the confirmation name what was stopped, without scripts, too: so much of it as the page shows
 * is held in the memory of this process, for a few minutes, under a random key. Only the key stands
 * in the address of the page, so nothing of the contact gets into logs and histories. Where another
 * process answers, or the time is over, the page says the same without it.
 */
import { randomBytes } from "node:crypto";

/** Enough to read the page, and to load it once more. */
export const HELD_MS = 600_000;
/** Whoever sends more than that floods us; then the oldest are forgotten first. */
const MOST = 1000;
const KEY_BYTES = 16;

const held = new Map<string, { shown: string; until: number }>();

/**
 * @param shown what the page may show of the contact
 * @returns its key, fit for an address
 */
export function holdStopped(shown: string): string {
  forgetOld();
  const key = randomBytes(KEY_BYTES).toString("base64url");
  held.set(key, { shown, until: Date.now() + HELD_MS });
  return key;
}

export function stoppedBy(key: string | null): string | undefined {
  forgetOld();
  return held.get(key ?? "")?.shown;
}

/** Those that were held first stand first. */
function forgetOld() {
  for (const [key, { until }] of held) {
    if (until > Date.now() && held.size < MOST) return;
    held.delete(key);
  }
}
