import { expect, test } from "vitest";
import { altError, spotInCut } from "#app/content/pictures.ts";

test.each([
  "",
  "A new tile roof on a one-story house",
  "Two installers picture a roof",
  "Foto Ruano’s shop window",
])("“%s” says what a picture shows", (alt) => expect(altError(alt)).toBeUndefined());

test.each([
  ["A picture of a roof", /need not say “A picture of”/],
  ["Photo of a roof", /begin with what it shows/],
  ["Una foto de un techo", /need not say “Una foto de”/],
  ["IMG_2041.JPG", /name of a file/],
  ["A roof, ".repeat(40), /has 320 letters.*at most 240/],
])("“%s” is told", (alt, message) => expect(altError(alt)).toMatch(message));

const photo = {
  name: "crew",
  key: "1",
  alt: "",
  widths: [1],
  width: 4,
  height: 3,
};

test.each([
  ["what is in the middle stays there", { x: 50, y: 50 }, [50, 50], { x: 50, y: 50 }],
  ["a place that is wider cuts above and below", { x: 10, y: 25 }, [50, 50], { x: 10, y: 16.7 }],
  ["what is cut off lies outside", { x: 10, y: 80 }, [50, 0], { x: 10, y: 106.7 }],
] as const)("%s", (_, spot, at, place) => {
  expect(spotInCut(spot, photo, 16 / 9, at)).toEqual(place);
});

test("a picture that says what must stay in sight is cut around that", () => {
  const place = spotInCut({ x: 50, y: 100 }, { ...photo, focus: [50, 100] }, 16 / 9, [50, 0]);
  expect(place.y).toBe(100);
});
