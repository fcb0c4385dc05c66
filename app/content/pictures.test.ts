import { expect, test } from "vitest";
import { altError } from "#app/content/pictures.ts";

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
