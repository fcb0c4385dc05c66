/** What a visitor would see is wrong with how a page is laid out. These functions run in the page. */

/** What does not fit into a window, and what in it stands on something else. */
export function faultsOfLayout(width: number): string[] {
  /** What is closer than this reads as one. */
  const TOUCHING_PX = 2;
  const widest = document.documentElement.scrollWidth;
  const frames = new Map<Element, Element | null>();
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
    const range = document.createRange();
    const parts = document.querySelectorAll("main :is(h1, h2, h3, a, dt, figcaption, summary)");
    for (const part of parts) {
      const scrolls = movesSideways(part);
      if (!part.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        range.selectNodeContents(node);
        // Nothing is broken or cut in what stands on one line, in the window.
        if (linesOf(range) < 2 && (scrolls || isInWindow(range))) continue;
        for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[\p{L}\d.]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const isBroken = linesOf(range) > 1 && !part.textContent.includes("@");
          const isWrong = isBroken || !(scrolls || isInWindow(range));
          if (isWrong && !isOnlyHeard(part)) broken.push(`breaks or cuts "${word}"`);
        }
      }
    }
    return broken;
  }

  /** Clipped to nothing, for screen readers alone. */
  function isOnlyHeard(part: Element): boolean {
    let box: Element | null = part;
    while (box && getComputedStyle(box).clipPath !== "inset(50%)") box = box.parentElement;
    return box !== null;
  }

  /** What runs over the edge of the window there is moved in by finger or by key. */
  function movesSideways(part: Element): boolean {
    let box: Element | null = part;
    while (box && !["auto", "scroll"].includes(getComputedStyle(box).overflowX)) {
      box = box.parentElement;
    }
    return box !== null;
  }

  function linesOf(range: Range): number {
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }

  function isInWindow(range: Range): boolean {
    const { left, right } = range.getBoundingClientRect();
    return left >= -1 && right <= window.innerWidth + 1;
  }

  /** Words that run over the edge of what holds them, where the rest of them is not shown. */
  function cutWords(): string[] {
    const cut = new Set<string>();
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const part = node.parentElement;
      const frame = part && node.nodeValue?.trim() && frameOf(part);
      if (!frame || !part.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const { left, right, top, bottom, width: wide } = range.getBoundingClientRect();
      const edge = frame.getBoundingClientRect();
      const isInside =
        left >= edge.left - 1 &&
        right <= edge.right + 1 &&
        top >= edge.top - 1 &&
        bottom <= edge.bottom + 1;
      if (wide > 0 && !isInside) cut.add(`cuts "${node.nodeValue}"`);
    }
    return [...cut];
  }

  /** The nearest box around it that shows nothing outside; not where it is for screen readers. */
  function frameOf(box: Element | null): Element | null {
    if (!box) return null;
    const known = frames.get(box);
    if (known !== undefined) return known;
    const frame = findFrame(box);
    frames.set(box, frame);
    return frame;
  }

  function findFrame(box: Element): Element | null {
    const { overflowX, clipPath } = getComputedStyle(box);
    if (clipPath !== "none" && box.clientWidth <= 1) return null;
    if (overflowX === "auto" || overflowX === "scroll") return null;
    return overflowX === "hidden" || overflowX === "clip" ? box : frameOf(box.parentElement);
  }

  /** Fixed parts do not make a page scroll, so the header's links are looked at one by one. */
  function coveredLinks(): string[] {
    const covered: string[] = [];
    const words = document.createRange();
    let end = 0;
    for (const link of document.querySelectorAll("header:not(main header) a")) {
      const { left, right, width: shown } = link.getBoundingClientRect();
      if (shown === 0 || !link.checkVisibility({ visibilityProperty: true })) continue;
      if (left < end + TOUCHING_PX) covered.push(`covers "${link.textContent}" in the header`);
      // Words that may not break run over the edge of their own box.
      words.selectNodeContents(link);
      end = Math.max(right, words.getBoundingClientRect().right);
    }
    return end > width ? [...covered, `the header goes on to ${end} px`] : covered;
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

/**
 * Lets a page be laid out only, or be drawn, too: for where things stand nobody has to see them, and
 * drawing a page at twenty sizes takes a sixth of a visit.
 */
export function draw(isDrawn: boolean) {
  document.documentElement.style.opacity = isDrawn ? "" : "0";
}

/** What does not fit on paper, or needs a ground to be read that nobody prints. */
export function faultsOfPrint(width: number): string[] {
  /** `--color-text`, as good as black. */
  const INK = "rgb(20, 38, 29)";
  const faults: string[] = [];
  const widest = document.documentElement.scrollWidth;
  if (widest > width) faults.push(`is ${widest} px wide`);
  for (const table of document.querySelectorAll("table")) {
    if (table.getBoundingClientRect().right > width + 1) faults.push("cuts a table");
  }
  for (const element of document.querySelectorAll("main *, footer *")) {
    if (!element.checkVisibility() || !element.textContent?.trim()) continue;
    const { color } = getComputedStyle(element);
    if (color !== INK) faults.push(`prints ${color}: ${element.textContent.slice(0, 40)}`);
  }
  return faults;
}
