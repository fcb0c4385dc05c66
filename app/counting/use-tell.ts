import { COUNTS_ADDRESS, type ToldKind } from "#questions/counts.ts";
import { mayBeCounted } from "#app/counting/may-be-counted.ts";

/** Tells the server to count something that it cannot see. Nothing waits for that, or fails with it. */
export type Tell = (kind: ToldKind, name: string) => void;

/** @returns what does nothing where the visitor does not want it */
export function useTell(): Tell {
  return (kind, name) => {
    if (import.meta.env.DEV || !mayBeCounted()) return;
    navigator.sendBeacon?.(COUNTS_ADDRESS, `${kind} ${name}`);
  };
}
