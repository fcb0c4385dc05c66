import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { componentsOf, frequentKinds, kindsIn } from "#app/content/reading/page-plugin.ts";
import { pageFile } from "#app/routes.ts";
import { section } from "#app/sections/section.schema.ts";

test("the component of each kind is named like it", () => {
  for (const kind of section.options.flatMap(({ shape }) => [...shape.kind.values])) {
    const [, name, file = ""] = /import \{ (\w+) \} from "(.+)";/.exec(componentsOf([kind])) ?? [];
    expect(readFileSync(file, "utf8"), kind).toContain(`export function ${name}(`);
  }
});

test("kinds are those of some pages, or of nearly every page", () => {
  expect(kindsIn([pageFile("/")])).toContain("house-map");
  expect(kindsIn([pageFile("/no-such-page")])).toEqual([]);
  expect(frequentKinds()).toContain("call");
  expect(frequentKinds()).not.toContain("house-map");
});
