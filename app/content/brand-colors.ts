/** All colors of the site, worked out from the two to five of content/brand.yaml. */
import type { BrandColors } from "#app/content/reading/brand.ts";

/** By the name that styles have for each, as in `var(--brand-700)`. */
export type Palette = ReturnType<typeof paletteOf>;

const WHITE = "#ffffff";
const BLACK = "#000000";

/** What numbers, lines and other large signs need against their ground (WCAG 1.4.11). */
const SIGN_CONTRAST = 3;

export function paletteOf({ brand, accent, ...others }: BrandColors) {
  const {
    dark = mix(brand, BLACK, 0.4),
    highlight = mix(accent, WHITE, 0.4),
    page = WHITE,
  } = others;
  // Grays lean a little towards the brand.
  const ink = mix("#141414", brand, 0.22);
  return {
    "brand-900": dark,
    "brand-800": mix(dark, brand, 0.4),
    "brand-700": brand,
    "brand-500": brightest(brand, page),
    "brand-100": mix(WHITE, brand, 0.15),
    "highlight-300": highlight,
    "highlight-100": mix(highlight, WHITE, 0.68),
    "accent-400": accent,
    "accent-300": mix(accent, WHITE, 0.22),
    "accent-100": mix(accent, WHITE, 0.72),
    "ground-50": page,
    "ground-100": mix(mix(page, accent, 0.08), BLACK, 0.015),
    "ground-200": mix(mix(page, accent, 0.16), BLACK, 0.06),
    "ground-300": mix(mix(page, accent, 0.16), BLACK, 0.13),
    ink,
    "ink-soft": mix("#444444", brand, 0.22),
    "gray-500": mix("#949494", brand, 0.22),
  };
}

/** The brand's color as bright as it can be and still be seen on the page. */
function brightest(brand: string, page: string): string {
  const steps = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1];
  const brighter = steps.map((times) => mix(BLACK, brand, times));
  return brighter.find((color) => contrastOf(color, page) >= SIGN_CONTRAST) ?? brand;
}

/** @param share of the second color: 0 is the first alone; above 1 goes on in the same direction */
export function mix(first: string, second: string, share: number): string {
  const other = channelsOf(second);
  const mixed = channelsOf(first).map((value, index) => {
    const towards = value + ((other[index] ?? 0) - value) * share;
    return Math.round(Math.min(255, Math.max(0, towards)));
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** From 1, the same, to 21, black on white (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastOf(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [first, second].map(luminanceOf).toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, each from 0 to 255. */
const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
