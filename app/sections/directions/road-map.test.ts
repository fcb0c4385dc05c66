import { expect, test } from "vitest";
import { roadMap } from "./road-map.ts";

const ROADS = {
  northSouth: [
    { name: "I-95", longitude: -80.0715, isHighway: true },
    { name: "Federal Highway", longitude: -80.0545, isHighway: false },
  ],
  eastWest: [
    { name: "Gateway Boulevard", latitude: 26.5447 },
    { name: "Boynton Beach Boulevard", latitude: 26.5287 },
  ],
  coast: -80.0435,
};
const OFFICE = { latitude: 26.53, longitude: -80.07 };

test("roads, office and coast stand as they do on the earth, north up and east right", () => {
  const { northSouth, eastWest, office, coast, width, height } = roadMap(ROADS, OFFICE);
  const [interstate, federal] = northSouth.map(({ x }) => x);
  expect([0, interstate, office.x, federal, coast, width]).toEqual(
    [0, interstate, office.x, federal, coast, width].toSorted((a = 0, b = 0) => a - b),
  );
  const [gateway, boynton] = eastWest.map(({ y }) => y);
  expect([0, gateway, office.y, boynton, height]).toEqual(
    [0, gateway, office.y, boynton, height].toSorted((a = 0, b = 0) => a - b),
  );
});

test("a mile is as long from north to south as from east to west", () => {
  const { northSouth, eastWest } = roadMap(ROADS, OFFICE);
  // On a sphere of 3,959 miles, at this latitude.
  const MILES_PER_DEGREE = { latitude: 69.1, longitude: 61.8 };
  const across = (northSouth[1]?.x ?? 0) - (northSouth[0]?.x ?? 0);
  const along = (eastWest[1]?.y ?? 0) - (eastWest[0]?.y ?? 0);
  const unitsPerMile = [
    across / (0.017 * MILES_PER_DEGREE.longitude),
    along / (0.016 * MILES_PER_DEGREE.latitude),
  ];
  expect((unitsPerMile[0] ?? 0) / (unitsPerMile[1] ?? 1)).toBeCloseTo(1, 1);
});
