/** Does what may fail, and tells what went wrong. */
import { useCallback, useState } from "react";

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
