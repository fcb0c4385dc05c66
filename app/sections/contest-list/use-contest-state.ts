import { useEffect, useState } from "react";
import { type ContestState, contestState, untilChange } from "#app/content/contest-state.ts";

/** Timers run about 24 days at most; a longer wait is made of shorter ones. */
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a contest is open, by the visitor's clock; changes at the moment it opens or closes.
 * Pages are made at build, when nobody knows when they will be read: so nothing at first.
 */
export function useContestState(opens: string, closes: string): ContestState | undefined {
  const [state, setState] = useState<ContestState>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now();
      setState(contestState(now, { opens, closes }));
      const wait = untilChange(now, { opens, closes });
      if (wait !== undefined) timer = setTimeout(look, Math.min(wait, LONGEST_TIMER_MS));
    };
    look();
    // Timers stand still while a laptop sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [opens, closes]);

  return state;
}
