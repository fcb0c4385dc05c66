/** content/brand.yaml: how the company looks. */
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contrastOf, mix, type Palette, paletteOf } from "#app/content/brand-colors.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { ContentReader } from "#app/content/reading/content-reader.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { publicFolder } from "#app/content/reading/picture-list.ts";
import { words } from "#app/content/reading/text.ts";
import { ContentError } from "#app/content/reading/yaml-file.ts";
import { projectFolder } from "#server/settings.ts";

export const BRAND_FILE = "brand.yaml";
export const FONTS_FOLDER = "app/styles/fonts";

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a color in quotes, like "#12633f"')
  .toLowerCase();

const fileIn = (folder: string, shown: string, ending: string) =>
  z.string().superRefine((file, context) => {
    if (file.endsWith(ending) && existsSync(path.join(folder, file))) return;
    const message = `must be the name of a file in ${shown}/ that ends in ${ending}`;
    context.addIssue({ code: "custom", message });
  });
const drawing = fileIn(publicFolder, "public", ".svg");
const fontFile = fileIn(path.join(projectFolder, FONTS_FOLDER), FONTS_FOLDER, ".woff2");

const font = z.strictObject({
  family: words,
  file: fontFile.optional(),
  /** One, or the first and the last. */
  weights: z
    .string()
    .regex(/^\d{3}( \d{3})?$/, 'must be one or two weights in quotes, like "400 700"')
    .default("400 700"),
  /** Has the rarer letters of people's names. */
  names: fontFile.optional(),
});

const brandColors = z.strictObject({
  brand: color,
  accent: color,
  dark: color.optional(),
  highlight: color.optional(),
  page: color.optional(),
});

export type BrandColors = z.infer<typeof brandColors>;

export const brand = z.strictObject({
  colors: brandColors.superRefine((colors, context) => {
    for (const { key, message } of contrastErrors(colors)) {
      context.addIssue({ code: "custom", path: [key], message });
    }
  }),
  logo: z
    .strictObject({
      mark: drawing,
      markOnDark: drawing,
      wordMark: drawing.optional(),
      wordMarkOnDark: drawing.optional(),
    })
    .refine((logo) => !logo.wordMark === !logo.wordMarkOnDark, {
      path: ["wordMarkOnDark"],
      error: "wordMark and wordMarkOnDark come together: the footer is dark",
    }),
  fonts: z.strictObject({ heading: font, text: font }),
});

export type Brand = z.infer<typeof brand>;

/** For what is made of the brand alone, like styles. @throws ContentError */
export function readBrand(folder = contentFolder): Brand {
  const reader = new ContentReader(folder, todayInFlorida());
  const read = reader.read(BRAND_FILE, brand);
  if (!read) throw new ContentError(reader.problems);
  return read;
}

/** What words need against their ground (WCAG 1.4.3). */
const WORD_CONTRAST = 4.5;

type Shade = keyof Palette | "white";

/** Which color is to be changed where words of the one cannot be read on the other. */
const PAIRS: (readonly [key: keyof BrandColors, text: Shade, ground: Shade])[] = [
  ["page", "ink", "ground-50"],
  ["page", "ink-soft", "ground-200"],
  ["dark", "brand-900", "ground-200"],
  ["dark", "brand-100", "brand-900"],
  ["brand", "white", "brand-700"],
  ["brand", "brand-700", "ground-100"],
  ["brand", "brand-700", "highlight-100"],
  ["accent", "brand-900", "accent-400"],
  ["accent", "accent-400", "brand-900"],
  ["highlight", "brand-900", "highlight-300"],
  ["highlight", "highlight-300", "brand-900"],
];

function contrastErrors(colors: BrandColors) {
  return poorPairs(colors).map(({ key, text, ground, contrast }) => {
    // Cut, not rounded: 4.48 is not 4.5.
    const ratio = Math.floor(contrast * 10) / 10;
    const message = `with it, words of ${text} on ${ground} are ${ratio}:1, and need ${WORD_CONTRAST}:1. ${remedy(key, colors)}`;
    return { key, message };
  });
}

function poorPairs(colors: BrandColors) {
  const shades = { ...paletteOf(colors), white: "#ffffff" };
  return PAIRS.map(([key, text, ground]) => {
    const contrast = contrastOf(shades[text], shades[ground]);
    return { key, text: shades[text], ground: shades[ground], contrast };
  }).filter(({ contrast }) => contrast < WORD_CONTRAST);
}

/** The nearest darker or lighter color with which all words can be read. */
function remedy(changed: keyof BrandColors, colors: BrandColors): string {
  const now = colors[changed] ?? colors.brand;
  const shares = Array.from({ length: 50 }, (_, step) => step / 50);
  const enough = shares
    .flatMap((share) => [mix(now, "#000000", share), mix(now, "#ffffff", share)])
    .find((tried) =>
      poorPairs({ ...colors, [changed]: tried }).every(({ key }) => key !== changed),
    );
  return enough ? `${enough} would do` : "Change the other color";
}
