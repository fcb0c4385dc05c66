/** How long browsers may keep what they got. */
import { NO_WORKER_ADDRESS, WORKER_ADDRESS } from "#server/worker-address.ts";

/** Files with a content hash in their name never change. */
export const FOREVER = "public, max-age=31536000, immutable";
/** Icons and the like keep their name when they change. */
export const FOR_A_DAY = "public, max-age=86400";
/** A page may change at any release, the worker too, so browsers ask each time and mostly hear "304". */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Their names change with what they hold. */
const HASHED = /^\/(assets|images|share)\//;

/** @param address of a file */
export function cachingOf(address: string): string {
  // In between, nobody may keep the one that is taken back.
  if (address === WORKER_ADDRESS || address === NO_WORKER_ADDRESS) return REVALIDATE;
  return HASHED.test(address) ? FOREVER : FOR_A_DAY;
}
