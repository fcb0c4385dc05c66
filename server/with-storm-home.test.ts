import { expect, test } from "vitest";
import { represented } from "#server/representation.ts";
import { withStormHome } from "#server/with-storm-home.ts";

test("while a storm is on its page is at /, and the home page at /?home", () => {
  let isOn = false;
  const named = (name: string) => represented(Buffer.from(name), {}, []);
  const all = new Map(["/", "/es", "/storm", "/es/storm", "/solar"].map((at) => [at, named(at)]));
  const pages = withStormHome({ get: (at) => all.get(at) }, () => isOn, [
    ["/", "/storm"],
    ["/es", "/es/storm"],
  ]);
  const shown = (address: string) => pages.get(address)?.representations[0]?.body;
  expect(["/", "/es", "/solar", "/?home"].map(shown)).toEqual(["/", "/es", "/solar", undefined]);
  isOn = true;
  expect(["/", "/es", "/solar"].map(shown)).toEqual(["/storm", "/es/storm", "/solar"]);
  expect(["/?home", "/es?home"].map(shown)).toEqual(["/", "/es"]);
});
