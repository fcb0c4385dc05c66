import { expect, test } from "vitest";
import { distanceMiles } from "#app/content/distance.ts";

test("a degree of latitude is about 69 miles", () => {
  const miles = distanceMiles({ latitude: 26, longitude: -80 }, { latitude: 27, longitude: -80 });
  expect(miles).toBeCloseTo(69.1, 1);
});

test("the way back is as long", () => {
  const [a, b] = [
    { latitude: 26.53, longitude: -80.07 },
    { latitude: 25.76, longitude: -80.19 },
  ];
  expect(distanceMiles(a, b)).toBe(distanceMiles(b, a));
  expect(distanceMiles(a, a)).toBe(0);
});
