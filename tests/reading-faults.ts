/** What is hard to read, and what a phone’s first screen lacks. These functions run in the page. */

/** Words to be read that are too small, and grey ones that are too pale for their ground. */
export function faultsOfReading(): string[] {
  /** Sentences and long labels; shorter words are labels, which may be small. */
  const READ_WORDS = 6;
  const SMALLEST_PX = 16;
  const GREY_CONTRAST = 7;
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const grounds = new Map<Element, number[]>();
  const faults = new Set<string>();
  for (const part of document.querySelectorAll("main *, footer *")) {
    if (part.closest("svg") || !part.checkVisibility({ visibilityProperty: true })) continue;
    const own = ownWords(part);
    if (!own || part.getBoundingClientRect().width <= 1) continue;
    const { color, fontSize } = getComputedStyle(part);
    const begin = `"${own.slice(0, 40)}"`;
    if (own.split(/\s+/).length >= READ_WORDS && Number.parseFloat(fontSize) < SMALLEST_PX) {
      faults.add(`${begin} has ${fontSize}`);
    }
    if (isGrey(part, color)) {
      const found = contrast(pixel(color), groundOf(part));
      if (found < GREY_CONTRAST) faults.add(`${begin} has ${found.toFixed(2)}:1`);
    }
  }
  return [...faults];

  function ownWords(part: Element): string {
    const texts = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return texts
      .map(({ nodeValue }) => nodeValue)
      .join(" ")
      .trim();
  }

  /** Whether it has the color of what stands back behind the text. */
  function isGrey(part: Element, color: string): boolean {
    const soft = getComputedStyle(part).getPropertyValue("--color-text-soft");
    return String(pixel(color)) === String(pixel(soft));
  }

  /** The first ground below it that is one color; pictures and gradients count by none. */
  function groundOf(part: Element | null): number[] {
    if (!part) return [255, 255, 255];
    const known = grounds.get(part);
    if (known) return known;
    const { backgroundColor } = getComputedStyle(part);
    const isSolid = backgroundColor.startsWith("rgb(");
    const ground = isSolid ? pixel(backgroundColor) : groundOf(part.parentElement);
    grounds.set(part, ground);
    return ground;
  }

  function pixel(color: string): number[] {
    if (!canvas) return [];
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }

  /** As in WCAG 2.2, 1.4.3. */
  function contrast(one: number[], other: number[]): number {
    const [light = 0, dark = 0] = [lightness(one), lightness(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  function lightness(color: number[]): number {
    const [red = 0, green = 0, blue = 0] = color
      .map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}

/** Which of heading, sentence and first step are not whole on the first screen, above the bottom bar. */
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
  ];
  return parts.flatMap((part) => {
    if (!part?.checkVisibility()) return [];
    const { bottom } = part.getBoundingClientRect();
    return bottom > end
      ? [`"${part.textContent.slice(0, 40)}" ends at ${Math.round(bottom)} of ${end}`]
      : [];
  });
}
