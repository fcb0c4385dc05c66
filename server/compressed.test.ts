import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressed } from "#server/compressed.ts";

const asked = (encodings: string) =>
  new Request("http://localhost/", { headers: { "Accept-Encoding": encodings } });
const page = () =>
  new Response("word ".repeat(1000), { status: 404, headers: { "Content-Length": "5000" } });

test.each([
  ["gzip", "gzip, br;q=0", gunzipSync],
  ["br", "gzip, deflate, br", brotliDecompressSync],
  ["br", "br", brotliDecompressSync],
])("%s is for who accepts '%s', with the same status, and proxies are told", async (...asks) => {
  const [encoding, accepted, opened] = asks;
  const answer = await compressed(asked(accepted), page());
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(answer.headers.get("Content-Length")).toBeNull();
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  const bytes = await answer.bytes();
  expect(bytes.length).toBeLessThan(200);
  expect(opened(bytes).toString()).toBe("word ".repeat(1000));
});

test.each(["", "identity", "zstd", "gzip;q=0, br;q=0"])(
  "who accepts '%s' gets it plain",
  async (encodings) => {
    const answer = await compressed(asked(encodings), page());
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await answer.text()).toBe("word ".repeat(1000));
  },
);

test("what has no body stays as it is", async () => {
  const answer = Response.redirect("http://localhost/sent", 303);
  expect(await compressed(asked("gzip"), answer)).toBe(answer);
});
