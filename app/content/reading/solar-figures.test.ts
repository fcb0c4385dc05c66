import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { electricityTariffs, solarYields } from "./solar-figures.ts";

const published = (name: string): string =>
  readFileSync(new URL(`../../../content/figures/${name}.yaml`, import.meta.url), "utf8");
const tariffs = published("electricity-tariffs");
const yields = published("solar-yields");

const complaints = (shape: typeof electricityTariffs | typeof solarYields, text: string) =>
  shape.safeParse(parse(text)).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("a table that does not come to the published bill is refused", () => {
  expect(complaints(electricityTariffs, tariffs)).toBeUndefined();
  expect(complaints(electricityTariffs, tariffs.replace("0.07865", "0.08765"))).toEqual([
    ["tariffs.0.check.bill", expect.stringContaining("1000 kWh come to $145.88")],
  ]);
});

test("a county without weather is refused", () => {
  expect(complaints(solarYields, yields)).toBeUndefined();
  expect(complaints(solarYields, yields.replace("site: miami,", "site: miammi,"))).toEqual([
    ["counties.miami-dade.site", expect.stringContaining("There are: miami")],
  ]);
});
