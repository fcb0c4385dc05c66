/**
 * Fails when built pictures, places on them, share pictures or brochures do not match their sources. Part of
 * `npm test`.
 */
import { outdatedBrochures } from "#scripts/brochures.ts";
import { outdatedImages } from "#scripts/build-images.ts";
import { outdatedSharePictures } from "#scripts/share-pictures.ts";
import { spotsAreCurrent } from "#scripts/build-spots.ts";

/** By the command that makes them. */
const OUTDATED = {
  images: await outdatedImages(),
  spots: (await spotsAreCurrent()) ? [] : ["the marks on the home picture"],
  brochures: (await outdatedBrochures()).map(({ name }) => name),
  "share-pictures": await outdatedSharePictures(),
};

for (const [command, names] of Object.entries(OUTDATED)) {
  if (names.length === 0) continue;
  console.error(`These do not match their sources: ${names.join(", ")}. Run: npm run ${command}`);
  process.exitCode = 1;
}
if (!process.exitCode) console.log("All pictures and brochures match their sources.");
