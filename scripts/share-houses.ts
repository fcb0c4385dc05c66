/** The pictures that other sites show with a link to somebody's house in the storm: laid of its layers. */
import path from "node:path";
import sharp from "sharp";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { imagesFolder } from "#app/content/reading/picture-list.ts";
import { HOUSE_PAGE, SHARE_SIZE } from "#app/content/share-pictures.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { seenFromAfar } from "#app/sections/your-house-tool/read-house.ts";
import { layersOf } from "#app/sections/your-house-tool/seen-house.ts";
import { readHouse, understood } from "#estimates/house/house.ts";
import { readTable } from "#scripts/build-images.ts";

/** Dark skies need few bits. */
const JPEG = { quality: 66, mozjpeg: true };
/** Pixels of the picture that are cut off above the house. */
const ABOVE = 96;

/** All that look different: by roof, openings, whether the roof holds, and whether a light stays on. */
const LOOKS = (["tile", "shingle", "metal", "flat"] as const).flatMap((roof) =>
  (["bare", "shutters", "impact"] as const).flatMap((glass) =>
    (["before-1994", "2008-on"] as const).flatMap((built) =>
      [false, true].map((battery) => ({ roof, glass, built, battery })),
    ),
  ),
);

/** Each with its layers, and all that its picture depends on. None where the site has no such tool. */
export function planHouses({ languages, figures }: Pick<SiteContent, "languages" | "figures">) {
  const [tool] = languages[DEFAULT_LANGUAGE]?.pages[HOUSE_PAGE]?.sections ?? [];
  if (tool?.kind !== "your-house-tool") return [];
  const { name: pictures, keys } = tool.pictures;
  const ofHouses = { ...figures["figures/house"], ...figures["figures/backup-loads"] };
  const plain = understood({}, todayInFlorida());
  return LOOKS.map((look) => {
    const house = { ...plain, light: "storm", garage: "braced", ...look } as const;
    // As new as its roof: none of it is old.
    const today = `${house["roof-year"]}-01-01`;
    const read = readHouse(house, { inZone: undefined, today }, ofHouses);
    const drawn = layersOf(house, read, false).filter((layer) => Object.hasOwn(keys, layer));
    return {
      name: seenFromAfar(house, read),
      layers: drawn.map((layer) => `${pictures}-${layer}`),
      shows: JSON.stringify([drawn.map((layer) => keys[layer]), JPEG, ABOVE]),
    };
  });
}

export async function layHouse(layers: string[]): Promise<Buffer> {
  const { pictures } = await readTable(imagesFolder);
  const [base, ...others] = layers.map((layer) =>
    path.join(imagesFolder, "masters", pictures[layer]?.file ?? layer),
  );
  const laid = sharp(base).composite(others.map((input) => ({ input })));
  return sharp(await laid.png().toBuffer())
    .extract({ left: 0, top: ABOVE, ...SHARE_SIZE })
    .jpeg(JPEG)
    .toBuffer();
}
