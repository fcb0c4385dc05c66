import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { array, assert, asyncProperty, boolean, string, tuple } from "fast-check";
import { freshPart, gzipOf, lastingPart } from "#server/gzip-in-parts.ts";

const texts = array(tuple(boolean(), string({ unit: "binary" })));

test("whatever its parts are, it is unzipped to all of them in turn", async () => {
  await assert(
    asyncProperty(texts, async (told) => {
      const parts = await Promise.all(
        told.map(async ([lasts, text]) => (lasts ? lastingPart(text) : freshPart(text))),
      );
      const whole = gunzipSync(gzipOf(parts)).toString();
      expect(whole).toBe(told.map(([, text]) => Buffer.from(text).toString()).join(""));
    }),
  );
});

test("browsers unzip it as they do any other", async () => {
  const page = gzipOf([lastingPart("<p>A page</p>".repeat(9999)), await freshPart("<p>é</p>")]);
  const unzipped = new Blob([page]).stream().pipeThrough(new DecompressionStream("gzip"));
  expect(await new Response(unzipped).text()).toBe("<p>A page</p>".repeat(9999) + "<p>é</p>");
});

test("a part that lasts is used again and stays what it was", async () => {
  const part = lastingPart("the same ");
  for (const name of ["Ann", "Ben"]) {
    const whole = gzipOf([part, await freshPart(name), part]);
    expect(gunzipSync(whole).toString()).toBe(`the same ${name}the same `);
  }
});
