/** Puts the company's colors and fonts (content/brand.yaml) into the stylesheets that import them. */
import path from "node:path";
import type { Plugin } from "vite";
import { paletteOf } from "#app/content/brand-colors.ts";
import { type Brand, BRAND_FILE, FONTS_FOLDER, readBrand } from "#app/content/reading/brand.ts";
import { contentFolder } from "#app/content/reading/languages.ts";

/** To stand behind all other imports of a sheet: rules come in its place. */
const IMPORT = /@import "virtual:brand-(?<part>colors|fonts)\.css";/g;

export function brandPlugin(): Plugin {
  return {
    name: "brand",
    // Before Vite reads the styles.
    enforce: "pre",
    transform: {
      filter: { id: /\.css(\?|$)/, code: IMPORT },
      handler(code) {
        this.addWatchFile(path.join(contentFolder, BRAND_FILE));
        return { code: withBrand(code, readBrand()), map: null };
      },
    },
  };
}

/** The sheet with rules in the place of its imports. */
export function withBrand(sheet: string, brand: Brand): string {
  return sheet.replace(IMPORT, (_, part) =>
    part === "colors" ? colorStyles(brand) : fontStyles(brand),
  );
}

/** Without weight, so that what a sheet says for more contrast or chosen colors wins. */
function colorStyles({ colors }: Brand): string {
  const shades = Object.entries(paletteOf(colors));
  return `:where(:root) { ${shades.map(([name, color]) => `--${name}: ${color};`).join(" ")} }`;
}

/** Letters of Western European names that no page of ours has in its own words. */
const LETTERS_OF_NAMES =
  "U+C0, U+C2-C7, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-DF, U+E2-E7, U+EA-EC, U+EE-F0, U+F4-F9, U+FB, U+FD-FF";

function fontStyles({ fonts: { heading, text } }: Brand): string {
  const faces = [heading, text].flatMap(({ family, weights, file, names }) => [
    ...(file ? [fontFace(family, weights, file)] : []),
    ...(names ? [fontFace(family, weights, names, LETTERS_OF_NAMES)] : []),
  ]);
  const families = `--brand-heading-font: "${heading.family}"; --brand-text-font: "${text.family}";`;
  return `${faces.join("\n")}\n:where(:root) { ${families} }`;
}

const fontFace = (family: string, weights: string, file: string, letters?: string) =>
  `@font-face { font-family: "${family}"; src: url("/${FONTS_FOLDER}/${file}") format("woff2"); ` +
  `font-weight: ${weights}; font-display: swap; ${letters ? `unicode-range: ${letters}; ` : ""}}`;
