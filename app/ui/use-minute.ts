import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/**
 * The visitor's time in milliseconds since 1970, kept true to the minute while it is wanted. Pages are made
 * at build, when nobody knows when they will be read: so nothing at first.
 */
export function useMinute(isWanted: boolean): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      setNow(Date.now());
      timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    look();
    return () => clearTimeout(timer);
  }, [isWanted]);
  return now;
}
