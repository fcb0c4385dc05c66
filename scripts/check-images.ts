/** Fails when built pictures, share pictures or brochures do not match their sources. Part of `npm test`. */
import { outdatedBrochures } from "#scripts/brochures.ts";
import { outdatedImages } from "#scripts/build-images.ts";
import { outdatedSharePictures } from "#scripts/share-pictures.ts";

/** By the command that makes them. */
const OUTDATED = {
  images: await outdatedImages(),
  brochures: (await outdatedBrochures()).map(({ name }) => name),
  "share-pictures": await outdatedSharePictures(),
};

for (const [command, names] of Object.entries(OUTDATED)) {
  if (names.length === 0) continue;
  console.error(`These do not match their sources: ${names.join(", ")}. Run: npm run ${command}`);
  process.exitCode = 1;
}
if (!process.exitCode) console.log("All pictures and brochures match their sources.");
