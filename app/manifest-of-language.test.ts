import { expect, test } from "vitest";
import { manifestAddress, manifestOf } from "#app/manifest-of-language.ts";

const LANGUAGES = ["en", "es"];
const IDS = ["root", "/layout", "/", "/solar", "/es/layout", "/es", "/es/solar", "/ht/storm"];

const file = (ids: string[]) =>
  `window.__reactRouterManifest=${JSON.stringify({
    version: "1",
    routes: Object.fromEntries(ids.map((id) => [id, { id }])),
  })};`;

test("each language has its own pages, and what all share", () => {
  const whole = file(IDS);
  expect(manifestOf("es", whole, LANGUAGES)).toBe(file(["root", "/es/layout", "/es", "/es/solar"]));
  // In a language that only the storm pages have, pages need no scripts: any list may hold them.
  expect(manifestOf("en", whole, LANGUAGES)).toBe(
    file(["root", "/layout", "/", "/solar", "/ht/storm"]),
  );
});

test("each stands at an address of its own", () => {
  expect(manifestAddress("/assets/manifest-134f02d5.js", "es")).toBe(
    "/assets/manifest-134f02d5-es.js",
  );
});

test("another shape is told, and not sent to browsers", () => {
  expect(() => manifestOf("en", "export default {};", LANGUAGES)).toThrow(/has changed/);
});
