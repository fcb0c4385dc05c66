/** Fails when the built pictures do not match their masters. Part of `npm test`. */
import { outdated } from "#scripts/build-images.ts";

const names = await outdated();
if (names.length > 0) {
  console.error(
    `These pictures do not match their masters: ${names.join(", ")}. Run: npm run images`,
  );
  process.exitCode = 1;
} else {
  console.log("All pictures match their masters.");
}
