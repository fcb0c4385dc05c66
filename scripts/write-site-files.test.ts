import { expect, test } from "vitest";
import { sitemap } from "#scripts/write-site-files.ts";

test("each page is listed with itself in other languages, and with the one for everybody else", () => {
  const origin = "https://www.example.com";
  const list = sitemap(["/", "/es", "/es/solar", "/solar", "/x"], origin, ["en", "es"]);
  const linksOf = (address: string) => {
    const line = list.split("\n").find((one) => one.includes(`<loc>${origin}${address}</loc>`));
    return [
      ...(line ?? "?").matchAll(/ hreflang="([^"]*)" href="https:..www.example.com([^"]*)"/g),
    ];
  };
  const solar = ["en /solar", "es /es/solar", "x-default /solar"];
  const shown = (address: string) => linksOf(address).map(([, name, to]) => `${name} ${to}`);
  expect(shown("/solar")).toEqual(solar);
  expect(shown("/es/solar")).toEqual(solar);
  expect(shown("/es")).toEqual(["en /", "es /es", "x-default /"]);
  expect(shown("/x")).toEqual([]);
  expect(list.match(/<loc>/g)).toHaveLength(5);
});
