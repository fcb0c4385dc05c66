/** A comparison: each cell has its column, and pictures stand over all columns or over none. */
import { expect, test } from "vitest";
import { compare } from "./schema.ts";

const table = (columns: unknown[], cells = ["Light", "Heavy"]) =>
  compare.safeParse({
    kind: "compare",
    heading: "Two roofs compared",
    columns,
    rows: [{ label: "Weight", cells }],
  });
const complaint = (...given: Parameters<typeof table>) => {
  const { error } = table(...given);
  return error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("\n");
};
const pictured = (name: string) => ({ name: "Tile", picture: { name, alt: "A roof of tile" } });

test("a column is its name, or its name with a picture", () => {
  expect(table(["Shingle", "Tile"]).data?.columns).toEqual([{ name: "Shingle" }, { name: "Tile" }]);
  const [column] = table([pictured("roof-after"), pictured("roof-before")]).data?.columns ?? [];
  expect(column?.picture?.alt).toBe("A roof of tile");
});

test("a column without a picture beside one that has one is told", () => {
  expect(complaint(["Shingle", pictured("roof-after")])).toBe(
    "columns needs a picture in each of the 2 columns or in none, has 1",
  );
});

test("a row with too few cells is told", () => {
  expect(complaint(["Shingle", "Tile"], ["Light"])).toMatch(/^rows\.0\.cells needs one cell/);
});
