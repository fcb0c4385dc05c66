/** Fails when built pictures or places on them do not match their sources. Part of `npm test`. */
import { outdatedImages } from "#scripts/build-images.ts";
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
if (!process.exitCode) console.log("All pictures match their masters.");
