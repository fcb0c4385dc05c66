import { expect, test } from "vitest";
import { keptFile, neededBy, toKeep } from "#app/offline/kept-file.ts";

test("a page needs its scripts, data, fonts and mark, and no pictures or styles", () => {
  const html = `<link rel="icon" href="/icon.svg"/>
    <style data-stands-for="/assets/site-a.css">@font-face{src:url(/assets/font-b.woff2)}i{background:url("/assets/arrow-c.svg")}</style>
    <img src="/images/house-d.webp"/><a href="/assets/">x</a>
    <script>const dataFile="/assets/page-data-_e-.txt";const files=["/assets/entry.client-f.js","/assets/react-g.js","/assets/react-g.js"]</script>`;
  expect(neededBy(html).toSorted()).toEqual([
    "/assets/arrow-c.svg",
    "/assets/entry.client-f.js",
    "/assets/font-b.woff2",
    "/assets/page-data-_e-.txt",
    "/assets/react-g.js",
    "/icon.svg",
  ]);
});

test("what is kept tells its size, its time and its needs, and keeps its policy", async () => {
  const body = new TextEncoder().encode("é").buffer;
  const answer = new Response("", {
    headers: { "Content-Encoding": "br", "Content-Length": "1", "Content-Security-Policy": "x" },
  });
  const before = Date.now();
  const kept = toKeep(answer, body, ["/assets/a.js", "/icon.svg"]);
  const told = keptFile("/storm", kept);
  expect(told).toMatchObject({ path: "/storm", size: 2, needs: ["/assets/a.js", "/icon.svg"] });
  expect(told.keptAt).toBeGreaterThanOrEqual(before - 1);
  expect(kept.headers.get("Content-Security-Policy")).toBe("x");
  expect(kept.headers.get("Content-Encoding")).toBeNull();
  expect(await kept.text()).toBe("é");
});
