import { COUNTS_ADDRESS, type ToldKind } from "#requests/asking/counts.ts";
import { mayBeCounted } from "#app/counting/may-be-counted.ts";
import { useSite } from "#app/ui/site.ts";

/** Tells the server to count something that it cannot see. Nothing waits for that, or fails with it. */
export type Tell = (kind: ToldKind, name: string) => void;

/** @returns what does nothing where no server of ours listens, or the visitor does not want it */
export function useTell(): Tell {
  const { isCounted } = useSite();
  return (kind, name) => {
    if (!isCounted || import.meta.env.DEV || !mayBeCounted()) return;
    navigator.sendBeacon?.(COUNTS_ADDRESS, `${kind} ${name}`);
  };
}
