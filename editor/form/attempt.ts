import { useCallback, useState } from "react";

/** @returns what does work that may fail, whether it is at it, and in words what failed last, if it did */
export function useAttempt() {
  const [{ isBusy, failure }, set] = useState({ isBusy: false, failure: "" });
  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    set({ isBusy: true, failure: "" });
    const failed = await work().then(
      () => "",
      (error: Error) => error.message,
    );
    set({ isBusy: false, failure: failed });
  }, []);
  return { isBusy, failure, attempt };
}
