/** What a visitor would see is wrong with a page. Each function runs in the page and names the faults. */

/** What does not fit into a window of this width, in CSS pixels, and what in it stands on something else. */
export function faultsOfLayout(width: number): string[] {
  const widest = document.documentElement.scrollWidth;
  return [
    ...(widest > width ? [`scrolls sideways, to ${widest} px`] : []),
    ...brokenWords(),
    ...cutWords(),
    ...coveredLinks(),
  ];

  /**
   * Words of headings, links and labels that are broken in two, or that run over the edge of the
   * window where nothing scrolls. E-mail addresses may break.
   */
  function brokenWords(): string[] {
    const broken: string[] = [];
    for (const part of document.querySelectorAll(
      "main :is(h1, h2, h3, a, dt, figcaption, summary)",
    )) {
      if (!part.checkVisibility({ visibilityProperty: true }) || isOnlyHeard(part)) continue;
      const scrolls = around(part).some((box) => /auto|scroll/.test(overflowOf(box)));
      for (const [node, range] of textsIn(part)) {
        // Nothing is broken or cut in what stands on one line, in the window.
        if (linesOf(range) < 2 && (scrolls || isInWindow(range))) continue;
        for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\d.]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const isBroken = linesOf(range) > 1 && !part.textContent.includes("@");
          if (isBroken || !(scrolls || isInWindow(range))) broken.push(`breaks or cuts "${word}"`);
        }
      }
    }
    return broken;
  }

  /** Words that run over the edge of what holds them, where the rest of them is not shown. */
  function cutWords(): string[] {
    const cut: string[] = [];
    for (const [node, range] of textsIn(document.body)) {
      const part = node.parentElement;
      if (!node.nodeValue?.trim() || !part?.checkVisibility({ visibilityProperty: true })) continue;
      const frame = around(part).find((box) => overflowOf(box) !== "visible");
      if (!frame || /auto|scroll/.test(overflowOf(frame))) continue;
      const words = range.getBoundingClientRect();
      const edge = frame.getBoundingClientRect();
      const isInside =
        words.left >= edge.left - 1 &&
        words.right <= edge.right + 1 &&
        words.top >= edge.top - 1 &&
        words.bottom <= edge.bottom + 1;
      if (words.width === 0 || isInside || isOnlyHeard(part)) continue;
      cut.push(`cuts "${node.nodeValue}"`);
    }
    return cut;
  }

  /** Fixed parts do not make a page scroll, so the header's links are looked at one by one. */
  function coveredLinks(): string[] {
    const covered: string[] = [];
    let end = 0;
    for (const link of document.querySelectorAll("header:not(main header) a")) {
      const { left, right, width: shown } = link.getBoundingClientRect();
      if (shown === 0 || !link.checkVisibility({ visibilityProperty: true })) continue;
      // Not in it, but at the bottom of the window.
      if (around(link).some((box) => box.tagName === "NAV" && isFixed(box))) continue;
      if (left < end) covered.push(`covers "${link.textContent}" in the header`);
      // Words that may not break run over the edge of their own box.
      const seen = textsIn(link).filter(
        ([{ parentElement }]) => !isOnlyHeard(parentElement ?? link),
      );
      const ends = seen.map(([, range]) => range.getBoundingClientRect().right);
      end = Math.max(right, ...ends);
    }
    return end > width ? [...covered, `the header goes on to ${end} px`] : covered;
  }

  function textsIn(part: Element): [Node, Range][] {
    const found: [Node, Range][] = [];
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      found.push([node, range]);
    }
    return found;
  }

  /** It and what it stands in, from the inside outwards. */
  function around(part: Element): Element[] {
    return part.parentElement ? [part, ...around(part.parentElement)] : [part];
  }

  function isFixed(box: Element): boolean {
    return getComputedStyle(box).position === "fixed";
  }

  function overflowOf(box: Element): string {
    return getComputedStyle(box).overflowX;
  }

  /** Clipped to nothing, for screen readers alone. */
  function isOnlyHeard(part: Element): boolean {
    return around(part).some((box) => getComputedStyle(box).clipPath === "inset(50%)");
  }

  function linesOf(range: Range): number {
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }

  function isInWindow(range: Range): boolean {
    const { left, right } = range.getBoundingClientRect();
    return left >= -1 && right <= window.innerWidth + 1;
  }
}

/**
 * Spreads letters, words, lines and paragraphs as people do who read more easily so (WCAG 1.4.12).
 *
 * @param isSpread whether to do so, or to undo it
 */
export function spreadText(isSpread: boolean) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `);
  document.adoptedStyleSheets = isSpread ? [sheet] : [];
}

/** What does not fit on paper of this width, or needs a ground to be read that nobody prints. */
export function faultsOfPrint(width: number): string[] {
  const faults: string[] = [];
  const ink = getComputedStyle(document.body).color;
  const widest = document.documentElement.scrollWidth;
  if (widest > width) faults.push(`is ${widest} px wide`);
  for (const table of document.querySelectorAll("table")) {
    if (table.getBoundingClientRect().right > width + 1) faults.push("cuts a table");
  }
  for (const element of document.querySelectorAll("main *, footer *")) {
    if (!element.checkVisibility() || !element.textContent?.trim()) continue;
    const { color } = getComputedStyle(element);
    if (color !== ink) faults.push(`prints ${color}: ${element.textContent.slice(0, 40)}`);
  }
  return faults;
}

/**
 * Which of heading, sentence, first step and, of services on usual phones, the line to check us by are not
 * whole on the first screen, above the bottom bar.
 */
export function faultsOfFirstScreen(): string[] {
  window.scrollTo({ top: 0, behavior: "instant" });
  const bars = [...document.querySelectorAll("body nav")].filter(
    (nav) => getComputedStyle(nav).position === "fixed" && nav.checkVisibility(),
  );
  const end = Math.min(window.innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
  const heading = document.querySelector("main h1");
  const top = heading?.closest("section, header, div");
  const parts = [
    heading,
    heading?.parentElement?.querySelector("h1 ~ p") ?? top?.querySelector("p"),
    document.querySelector("[data-first-step] > a"),
    window.innerHeight > 800
      ? document.querySelector("section:has(+ [data-answers]) [data-proof]")
      : null,
  ];
  return parts.flatMap((part) => {
    if (!part?.checkVisibility()) return [];
    const { bottom } = part.getBoundingClientRect();
    return bottom > end
      ? [`"${part.textContent.slice(0, 40)}" ends at ${Math.round(bottom)} of ${end}`]
      : [];
  });
}

/**
 * Where somebody who goes from link to link by key would lose sight of it: everything that takes the
 * focus is given it, and must then be seen whole, or in part where it is higher than the window. Scripts
 * make a page scroll as the Tab key does.
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
    // Of a field of many lines, browsers show the line that is written.
    const isHigh =
      stop.getBoundingClientRect().height > window.innerHeight / 2 || stop.tagName === "TEXTAREA";
    if (isHigh ? seen.some(Boolean) : seen.every(Boolean)) continue;
    const name = stop.textContent || stop.getAttribute("name") || stop.id;
    faults.push(`the focus is out of sight: ${stop.tagName.toLowerCase()} ${name.slice(0, 40)}`);
  }
  return faults;

  function pointsOf(stop: Element): [number, number][] {
    return [...stop.getClientRects()].flatMap(({ left, top, width, height }) =>
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
}

/** Where colors are chosen by the visitor: buttons and cards without a line around them. */
export function shapesWithoutEdge(): string[] {
  return [...document.querySelectorAll("[data-shape]")].flatMap((part) => {
    const { borderTopStyle, outlineStyle } = getComputedStyle(part);
    const hasEdge = borderTopStyle !== "none" || outlineStyle !== "none";
    return hasEdge ? [] : [`${part.tagName.toLowerCase()} ${part.textContent?.slice(0, 40)}`];
  });
}

/** Before that: marks what grounds and shadows make a button or a card. */
export function markShapes() {
  for (const part of document.querySelectorAll("body *")) {
    const { backgroundColor, boxShadow, borderRadius } = getComputedStyle(part);
    const isButton = part.matches("a, button") && !backgroundColor.endsWith(" 0)");
    const isShape = borderRadius !== "0px" && (isButton || boxShadow !== "none");
    const isPicture = part.querySelector("img") && !part.textContent?.trim();
    if (part.checkVisibility() && isShape && !isPicture) part.toggleAttribute("data-shape", true);
  }
}
