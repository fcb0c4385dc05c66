/**
 * Where somebody who goes from link to link by key would lose sight of it. Runs in the page.
 *
 * Everything that takes the focus is given it, one after the other, and must then be seen whole, or
 * in part where it is higher than the window. Scripts make a page scroll as the Tab key does.
 */
export function faultsOfFocus(): string[] {
  const STOPS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  /** Where on a link to look, across and down. Corners of round buttons are no part of them. */
  const SHARES = [0.15, 0.5, 0.85];

  const layers = [...document.body.querySelectorAll("*")].filter(
    (element) => getComputedStyle(element).position === "fixed",
  );
  const faults: string[] = [];
  window.scrollTo({ top: 0, behavior: "instant" });
  for (const stop of document.querySelectorAll<HTMLElement | SVGElement>(STOPS)) {
    if (stop.tabIndex < 0 || !stop.checkVisibility({ visibilityProperty: true })) continue;
    stop.focus();
    if (document.activeElement !== stop) continue;
    const seen = pointsOf(stop).map(([x, y]) => isSeen(stop, x, y));
    if (isHigh(stop) ? !seen.some(Boolean) : !seen.every(Boolean)) faults.push(nameOf(stop));
  }
  return faults;

  /** Of a field of many lines, browsers show the line that is written. */
  function isHigh(stop: Element): boolean {
    const { height } = stop.getBoundingClientRect();
    return height > window.innerHeight / 2 || stop.tagName === "TEXTAREA";
  }

  function pointsOf(stop: Element): [number, number][] {
    const rows = [...stop.getClientRects()];
    return rows.flatMap(({ left, top, width, height }) =>
      SHARES.flatMap((across) =>
        SHARES.map((down): [number, number] => [left + width * across, top + height * down]),
      ),
    );
  }

  /** In the window, and under nothing that stays there while the page scrolls. */
  function isSeen(stop: Element, x: number, y: number): boolean {
    const seen = document.elementFromPoint(x, y);
    if (!seen) return false;
    const layer = layers.find((each) => each.contains(seen));
    return !layer || layer.contains(stop);
  }

  function nameOf(stop: Element): string {
    const name = stop.textContent || stop.getAttribute("name") || stop.id;
    return `the focus is out of sight: ${stop.tagName.toLowerCase()} ${name.slice(0, 40)}`;
  }
}
