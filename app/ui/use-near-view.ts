import { type RefObject, useEffect, useState } from "react";

/**
 * Tells when an element first comes within `distance` pixels of the window, or the page is about
 * to be printed; stays true after.
 */
export function useNearView(element: RefObject<Element | null>, distance: number): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${distance}px` },
    );
    observer.observe(element.current);
    const comeNear = () => setNear(true);
    window.addEventListener("beforeprint", comeNear);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", comeNear);
    };
  }, [element, distance, near]);
  return near;
}
