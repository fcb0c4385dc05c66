import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { componentsOf } from "#app/content/reading/page-plugin.ts";
import { section } from "#app/sections/section.schema.ts";

const kinds = section.options.flatMap(({ shape }) => [...shape.kind.values]);

test.each(kinds)("the component of %s is named like it", (kind) => {
  const [, name, file = ""] = /import \{ (\w+) \} from "(.+)";/.exec(componentsOf([kind])) ?? [];
  expect(readFileSync(file, "utf8")).toContain(`export function ${name}(`);
});
