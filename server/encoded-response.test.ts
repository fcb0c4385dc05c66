import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptsEncoding, encodeRendered } from "#server/encoded-response.ts";

test.each([
  ["gzip, deflate, br", ["br", "gzip"]],
  ["GZIP", ["gzip"]],
  ["br ; q=0.5", ["br"]],
  ["*", ["br", "gzip"]],
  ["br;q=0, *;q=0.1", ["gzip"]],
  ["gzip;q=0", []],
  ["identity", []],
  ["", []],
  [undefined, []],
])("who says %j reads %j", (header, expected) => {
  expect(["br", "gzip"].filter((encoding) => acceptsEncoding(header, encoding))).toEqual(expected);
});

test("a rendered page is compressed once, as its reader can read it", async () => {
  const encodings = async (header: string) => {
    const { compressed } = await encodeRendered(new Response("words"), header);
    return compressed.map(([encoding]) => encoding);
  };
  expect(await encodings("gzip, br")).toEqual(["br"]);
  expect(await encodings("gzip")).toEqual(["gzip"]);
  expect(await encodings("identity")).toEqual([]);
  const { compressed } = await encodeRendered(new Response("words"), "*");
  expect(compressed.map(([, bytes]) => brotliDecompressSync(bytes).toString())).toEqual(["words"]);
});
