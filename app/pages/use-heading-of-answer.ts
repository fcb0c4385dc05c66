import { useEffect, useRef } from "react";

/**
 * The answer to a button comes at the same address, and the button that had the focus is gone: so the
 * new heading takes it.
 *
 * @returns what the heading is given as its `ref`
 */
export function useHeadingOfAnswer(heading: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const told = useRef(heading);
  useEffect(() => {
    if (told.current !== heading) title.current?.focus();
    told.current = heading;
  }, [heading]);
  return title;
}
