import { useSyncExternalStore } from "react";

const nothingToWatch = () => () => undefined;

/** Whether scripts have taken over. What works only by them stays disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingToWatch,
    () => true,
    () => false,
  );
}
