/**
 * Fails when built pictures, places on them, share pictures or brochures do not match their sources. Part of
 * `npm test`.
 */
import { outdatedBrochures } from "#scripts/brochures.ts";
import { outdatedImages } from "#scripts/build-images.ts";
import { outdatedSharePictures } from "#scripts/share-pictures.ts";
import { spotsAreCurrent } from "#scripts/build-spots.ts";

const names = await outdatedImages();
if (names.length > 0) {
  console.error(`These pictures do not match their masters: ${names.join(", ")}`);
  console.error("Run: npm run images");
  process.exitCode = 1;
}
if (!(await spotsAreCurrent())) {
  console.error("The marks on the home picture do not match art/hotspots.json. Run: npm run spots");
  process.exitCode = 1;
}
const brochures = await outdatedBrochures();
if (brochures.length > 0) {
  console.error(
    `These brochures do not match the content: ${brochures.map(({ name }) => name).join(", ")}`,
  );
  console.error("Run: npm run brochures");
  process.exitCode = 1;
}
const shared = await outdatedSharePictures();
if (shared.length > 0) {
  console.error(`The share pictures of these pages do not match them: ${shared.join(", ")}`);
  console.error("Run: npm run share-pictures");
  process.exitCode = 1;
}
if (!process.exitCode) console.log("All pictures and brochures match their sources.");
