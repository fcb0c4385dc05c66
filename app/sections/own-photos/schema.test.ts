/** Places for photographs: one waits and says for what, or one is there and says who, where and when. */
import { expect, test } from "vitest";
import { ownPhotos } from "./schema.ts";

const waits = { sample: true, shows: "The crew that comes" };
const taken = {
  picture: { name: "about", alt: "Two people on a roof" },
  who: "Two roofers",
  where: "Boynton Beach",
  when: "March 2027",
};
const section = (photos: unknown[]) =>
  ownPhotos.safeParse({ kind: "own-photos", heading: "Our people and jobs", photos });

test("a place waits until there is a photograph, which needs its own words", () => {
  expect(section([waits, taken]).success).toBe(true);
});

test("a photograph without who, where and when is told", () => {
  for (const missing of ["who", "where", "when"])
    expect(section([waits, { ...taken, [missing]: undefined }]).success).toBe(false);
});

test("what has a photograph is no sample, and what waits is nothing else", () => {
  expect(section([waits, { ...taken, sample: true }]).success).toBe(false);
  expect(section([waits, { ...waits, sample: false }]).success).toBe(false);
});
