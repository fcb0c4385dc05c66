/** Files that are no pictures or too large, and who may not send any. */
import { expect, test } from "@playwright/test";
import { claiming, DRAWING, fromPhone } from "#editor/server/pictures/testing/photographs.ts";
import { allPictures } from "./all-pictures.ts";

const ours = (origin: string) => ({
  Origin: origin,
  "Sec-Fetch-Site": "same-origin",
  "Content-Type": "application/octet-stream",
});

test.describe("files that are no pictures, or too large", () => {
  const bad: [string, () => Buffer | Promise<Buffer>, number, RegExp][] = [
    ["41 megapixels", () => claiming(8200, 5000), 413, /41 million pixels/],
    ["a drawing named .jpg", () => DRAWING, 415, /drawing \(SVG\)/],
    ["a page", () => Buffer.from("<!doctype html><script>1</script>"), 415, /no picture/],
    ["cut short", async () => (await fromPhone(1500, 2000)).subarray(0, 9000), 400, /cut short/],
    ["26 MB", () => Buffer.alloc(26 * 1024 * 1024), 413, /at most 25 MB/],
  ];
  for (const [what, make, status, words] of bad) {
    test(`${what} is refused in words, and leaves nothing`, async ({ request, baseURL }) => {
      const before = allPictures();
      const answer = await request.post("/edit/api/picture?use=half", {
        data: await make(),
        headers: ours(baseURL ?? ""),
      });
      expect(answer.status()).toBe(status);
      expect(((await answer.json()) as { error: string }).error).toMatch(words);
      expect(allPictures()).toEqual(before);
    });
  }

  test("nobody else may send one, nor call it by another's name", async ({ request, baseURL }) => {
    const data = await fromPhone(1500, 1125);
    for (const [status, wrong] of [
      [403, { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" }],
      [403, { Host: "elsewhere.example" }],
      [415, { "Content-Type": "text/plain" }],
      [415, { "Content-Type": "multipart/form-data; boundary=x" }],
    ] as const) {
      const headers = { ...ours(baseURL ?? ""), ...wrong };
      const answer = await request.post("/edit/api/picture?use=half", { data, headers });
      expect(answer.status()).toBe(status);
    }
    const before = allPictures();
    const headers = { ...ours(baseURL ?? ""), "Content-Type": "application/json" };
    const unknown = await request.post("/edit/api/save-picture", {
      data: { picture: { id: "../../masters", wish: "x" }, places: {} },
      headers,
    });
    expect(unknown.status()).toBe(410);
    const outside = await request.post("/edit/api/picture?use=..%2F..", {
      data,
      headers: ours(baseURL ?? ""),
    });
    expect(outside.status()).toBe(404);
    expect(allPictures()).toEqual(before);
  });
});
