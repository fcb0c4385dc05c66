/** The house may be any picture: images.yaml says where its parts are. */
import { expect, test } from "vitest";
import { pictureList } from "#app/content/reading/picture-list.ts";
import { placeOnHouse } from "./place-on-house.ts";
import { houseMap } from "./schema.ts";

const house = (name: string, parts: string[]) =>
  houseMap.safeParse({
    kind: "house-map",
    heading: "Our house",
    lead: "It has parts.",
    picture: { name, alt: "A house" },
    partsLabel: "Parts of the house",
    parts: parts.map((part) => ({ part, label: part, to: "/solar" })),
  });
const complaint = (...given: Parameters<typeof house>) =>
  house(...given).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

test("two spots of a photograph are enough, and stand where the screen shows them", () => {
  const { data } = house("solar-above", ["south", "east"]);
  expect(data?.parts).toHaveLength(2);
  const spot = pictureList()["solar-above"]?.spots?.["south"];
  const place = data && placeOnHouse("south", data.picture);
  expect(place?.x).toBeCloseTo(spot?.x ?? 0, 0);
  // It is higher than a screen is, so it is cut above and below.
  expect(place?.y).not.toBe(spot?.y);
});

test("a part that is no spot of the picture is told, with those there are", () => {
  expect(complaint("hero", ["poool"])).toEqual([
    'parts.0.part there is no spot "poool" on hero. Did you mean pool?',
  ]);
});

test("a picture without spots is told how to get one", () => {
  expect(complaint("about", ["door"])?.[0]).toContain(
    "Say where it is in images/images.yaml, as in spots: { door: 40% 55% }",
  );
});
