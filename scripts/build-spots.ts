/**
 * Writes where the parts of the house stand on the home picture, as styles: `npm run spots`.
 * The places come from the scene's own camera (art/hotspots.py), so they stay true when the
 * picture is rendered again. Styles, because served pages hold no style attributes.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "#server/settings.ts";

const VIEW = "hero";
const stylesFile = path.join(projectFolder, "app/sections/house-map/house-map-spots.module.css");

/** Percent of the picture's width and height, from its top left corner. */
interface Place {
  x: number;
  y: number;
}

async function spotStyles(): Promise<string> {
  const file = path.join(projectFolder, "art/hotspots.json");
  const { views } = JSON.parse(await readFile(file, "utf8"));
  const places = Object.entries<Place>(views[VIEW]);
  // A tenth of a percent is a pixel or two, and every digit is sent to every visitor.
  const at = (percent: number) => `${Number(percent.toFixed(1))}%`;
  const rules = places.map(
    ([part, { x, y }]) => `.${part} {\n  left: ${at(x)};\n  top: ${at(y)};\n}\n`,
  );
  return `/* Made by "npm run spots" from art/hotspots.json. */\n\n${rules.join("\n")}`;
}

export async function spotsAreCurrent(): Promise<boolean> {
  return (await readFile(stylesFile, "utf8").catch(() => "")) === (await spotStyles());
}

if (import.meta.main) await writeFile(stylesFile, await spotStyles());
