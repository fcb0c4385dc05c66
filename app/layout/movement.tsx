/**
 * Moves the visitor along with the page: to the part that the address names, to the heading of
 * a new page, and tells screen readers its title. React Router's ScrollRestoration does the rest.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import styles from "./movement.module.css";

export function Movement() {
  const location = useLocation();
  const arrival = useNavigationType();
  const [announcement, setAnnouncement] = useState("");
  const earlierPath = useRef(location.pathname);

  // Runs before ScrollRestoration scrolls, so that its jump to #part becomes smooth (see base.css).
  useLayoutEffect(() => {
    const smooth = location.hash !== "" && arrival !== "POP";
    document.documentElement.toggleAttribute("data-smooth", smooth);
    if (smooth && earlierPath.current !== location.pathname) {
      window.scrollTo({ top: 0, behavior: "instant" });
    }
  }, [location, arrival]);

  useEffect(() => {
    if (earlierPath.current === location.pathname) return;
    earlierPath.current = location.pathname;
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [location]);

  return (
    <p className={styles.announcement} aria-live="polite" aria-atomic="true">
      {announcement}
    </p>
  );
}
