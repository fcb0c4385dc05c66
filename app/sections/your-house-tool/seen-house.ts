/** What the picture of a house shows: in layers, and in words for who cannot see it. */
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { type HouseRead, kindOf } from "#estimates/house/house.ts";
import type { HouseAnswers } from "#estimates/house/questions.ts";

/** What a storm breaks in the picture. Where the ties let go, the roof lifts. */
const brokenIn = ({ fails }: HouseRead) =>
  (["glass", "garage", "roof", "trees"] as const).filter(
    (part) => fails(part) || (part === "roof" && fails("ties")),
  );

/**
 * The names of the layers, the lowest first, as art/scenes/your_house.py lays them.
 *
 * @param isPlayed whether the storm comes up over the house, which begins with the street lit
 */
export function layersOf(house: HouseAnswers, read: HouseRead, isPlayed: boolean): string[] {
  const { light, glass, battery, roof } = house;
  const inStorm = light === "storm";
  const breaks = inStorm ? brokenIn(read) : [];
  const flat = kindOf(roof) === "flat" ? "-flat" : "";
  const layers = {
    [`walls-${house.walls}`]: house.walls !== "white",
    [`roof-${roof}`]: roof !== "tile",
    [`roof${flat}-old`]: read.isRoofOld,
    [`panels${flat}`]: house.panels,
    [glass]: glass !== "bare",
    "garage-braced": house.garage === "braced",
    battery,
    "street-lamp": inStorm && isPlayed,
    [`lights-${glass}`]: inStorm && (battery || isPlayed),
    "broken-glass": breaks.includes("glass"),
    "garage-bends": breaks.includes("garage"),
    [`roof-lifts-${kindOf(roof)}`]: breaks.includes("roof"),
    trees: house.trees,
    "tree-down": breaks.includes("trees"),
  };
  const shown = Object.entries(layers).flatMap(([name, isShown]) => (isShown ? [name] : []));
  return [light, ...shown.map((name) => `${light}-${name}`)];
}

/** @param list joins words, as the language of the page does */
export function pictureInWords(
  house: HouseAnswers,
  read: HouseRead,
  seen: SectionProps<"your-house-tool">["seen"],
  list: (words: string[]) => string,
): string {
  const { panels, battery, noBattery, trees } = seen.others;
  const parts = [
    seen.glass[house.glass],
    fill(seen.roofs[house.roof], { year: String(house["roof-year"]) }),
    seen.garage[house.garage],
    ...(house.panels ? [panels] : []),
    house.battery ? battery : noBattery,
    ...(house.trees ? [trees] : []),
  ];
  const what = fill(seen.house, { list: list(parts) });
  if (house.light === "day") return what;
  const broken = brokenIn(read).map((part) => seen.broken[part]);
  const end = house.battery ? seen.light.lit : seen.light.dark;
  const ends = [...(broken.length > 0 ? broken : [seen.broken.nothing]), end];
  return fill(seen.storm, { what, list: list(ends) });
}
