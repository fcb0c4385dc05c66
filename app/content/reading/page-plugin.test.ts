import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { componentsOf } from "#app/content/reading/page-plugin.ts";
import { section } from "#app/sections/section.schema.ts";

const kinds = section.options.flatMap(({ shape }) => [...shape.kind.values]);

test("the component of each kind is named like it", () => {
  for (const kind of kinds) {
    const [, name, file = ""] = /import \{ (\w+) \} from "(.+)";/.exec(componentsOf([kind])) ?? [];
    expect(readFileSync(file, "utf8"), kind).toContain(`export function ${name}(`);
  }
});
