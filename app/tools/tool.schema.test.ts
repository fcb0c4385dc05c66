import { expect, test } from "vitest";
import { z } from "zod";
import { amount, choice } from "#questions/fields.ts";
import { toolFrame } from "./tool.schema.ts";

const { example } = toolFrame({
  roof: { field: choice("tile", "metal"), needed: true },
  slope: { field: amount(0, 24) },
});

const faultsOf = (query: string) =>
  z.safeParse(example, query).error?.issues.map(({ message }) => message) ?? [];

test("an example is asked only what the tool asks, and answers it", () => {
  expect(faultsOf("roof=tile&slope=6")).toEqual([]);
  expect(faultsOf("roof=straw")).toEqual(['"roof" cannot be answered with "straw"']);
  expect(faultsOf("roof=tile&slop=6")).toEqual([
    'nothing here is asked as "slop". Did you mean slope?',
  ]);
});
