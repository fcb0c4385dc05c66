import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeAllowedInline } from "#server/allowed-inline.ts";
import { hashSource } from "#server/content-security-policy.ts";
import { laterClientFolder, readLaterDays, writeLaterDays } from "#server/later-pages.ts";
import { readPrerendered } from "#server/prerendered.ts";

let build: string;
let folder: string;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), "prerendered-"));
  folder = path.join(build, "client");
  mkdirSync(path.join(folder, "a-far-away-place"), { recursive: true });
  write("index.html", "home");
  write("a-far-away-place/index.html", "far away");
  write("a-far-away-place.data", "its data");
});
afterEach(() => rmSync(build, { recursive: true }));

function write(file: string, text: string) {
  for (const ending of ["", ".br", ".gz"]) {
    writeFileSync(path.join(folder, file + ending), text + ending);
  }
}

/** Pages of a later day, beside those of the build. */
async function writeLater(begins: number, from: string, pages: Record<string, string>) {
  const later = laterClientFolder(build, from);
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(later, file)), { recursive: true });
    for (const ending of ["", ".br", ".gz"]) {
      writeFileSync(path.join(later, file + ending), text + ending);
    }
  }
  await writeLaterDays(build, [...readLaterDays(build), { from, begins }]);
}

const bodies = (pages: ReturnType<typeof readPrerendered>, address: string) =>
  pages.get(address)?.representations.map(({ body }) => body);

test.each([
  ["all in memory", undefined],
  ["some in memory", 1],
  ["none in memory", 0],
])("pages are found by their addresses, %s", (_where, budget) => {
  const pages = readPrerendered(folder, budget);
  expect(bodies(pages, "/")).toEqual(["home.br", "home.gz", "home"]);
  expect(bodies(pages, "/a-far-away-place")?.at(-1)).toBe("far away");
  expect(bodies(pages, "/a-far-away-place.data")?.at(-1)).toBe("its data");
  expect(pages.get("/elsewhere")).toBeUndefined();
  expect(pages.get("/index.html.br")).toBeUndefined();
});

test("texts of pages are found by their own addresses, and other texts are not pages", () => {
  write("index.txt", "home in words");
  write("a-far-away-place.txt", "far away in words");
  write("robots.txt", "robots");
  const pages = readPrerendered(folder);
  expect(bodies(pages, "/index.txt")?.at(-1)).toBe("home in words");
  expect(bodies(pages, "/a-far-away-place.txt")?.at(-1)).toBe("far away in words");
  expect(pages.get("/robots.txt")).toBeUndefined();
  const [text] = pages.get("/a-far-away-place.txt")?.representations ?? [];
  const headers = text?.headersOfBody.join("\n");
  expect(headers).toContain('Link\n</a-far-away-place>; rel="canonical"');
  expect(headers).toContain("Content-Type\ntext/plain; charset=utf-8");
  expect(headers).toContain("Vary\nAccept, Accept-Encoding");
});

test("the text of a page changes with the page, on its day", async () => {
  write("index.txt", "home in words");
  await writeLater(1000, "2026-12-31", { "index.html": "later", "index.txt": "later in words" });
  let now = 999;
  const pages = readPrerendered(folder, undefined, () => now);
  expect(bodies(pages, "/index.txt")?.at(-1)).toBe("home in words");
  now = 1000;
  expect(bodies(pages, "/index.txt")?.at(-1)).toBe("later in words");
});

test("a full budget leaves the pages with longer addresses on the disk", () => {
  const pages = readPrerendered(folder, 1);
  write("index.html", "changed");
  write("a-far-away-place/index.html", "changed");
  expect(bodies(pages, "/")?.at(-1)).toBe("home");
  expect(bodies(pages, "/a-far-away-place")?.at(-1)).toBe("changed");
});

test.each([
  ["in memory", undefined],
  ["on the disk", 0],
])(
  "a page may run what the build wrote down, and not what stands in it, %s",
  async (_w, budget) => {
    const allowed = hashSource("ours()");
    await writeAllowedInline(folder, "index.html", { scripts: [allowed], styles: [] });
    write("index.html", "<script>ours()</script><script>alert(1)</script>");
    const policyOf = (address: string) =>
      readPrerendered(folder, budget).get(address)?.representations[0]?.headers.join(" ");
    expect(policyOf("/")).toContain(`script-src 'self' ${allowed};`);
    expect(policyOf("/")).not.toContain(hashSource("alert(1)"));
    expect(policyOf("/a-far-away-place")).toContain("script-src 'self';");
  },
);

test.each([
  ["in memory", undefined],
  ["on the disk", 0],
])("a page changes at the very moment, and back with the clock, %s", async (_where, budget) => {
  await writeLater(1000, "2026-12-31", { "index.html": "home, second" });
  await writeLater(2000, "2027-01-01", { "index.html": "home, third", "other.data": "new" });
  let now = 0;
  const pages = readPrerendered(folder, budget, () => now);
  const shown = (moment: number, address = "/") => {
    now = moment;
    return bodies(pages, address)?.at(-1);
  };
  expect(shown(999)).toBe("home");
  expect(shown(1000)).toBe("home, second");
  expect(shown(1999)).toBe("home, second");
  expect(shown(5000)).toBe("home, third");
  expect(shown(500)).toBe("home");
  expect(shown(5000, "/a-far-away-place")).toBe("far away");
  expect(shown(1999, "/other.data")).toBeUndefined();
  expect(shown(2000, "/other.data")).toBe("new");
});

test("each version has a tag and a policy of its own", async () => {
  await writeLater(1000, "2026-12-31", { "index.html": "<script>later()</script>" });
  const allowed = hashSource("later()");
  await writeAllowedInline(laterClientFolder(build, "2026-12-31"), "index.html", {
    scripts: [allowed],
    styles: [],
  });
  let now = 0;
  const pages = readPrerendered(folder, undefined, () => now);
  const plain = () => pages.get("/")?.representations.at(-1);
  const before = plain();
  now = 1000;
  expect(plain()?.etag).not.toBe(before?.etag);
  expect(plain()?.headers.join(" ")).toContain(`script-src 'self' ${allowed};`);
  expect(before?.headers.join(" ")).not.toContain(allowed);
});

test("what was over when the process began takes no memory", async () => {
  await writeLater(1000, "2026-12-31", { "index.html": "home, second" });
  const pages = readPrerendered(folder, undefined, () => 1500);
  write("index.html", "changed");
  expect(bodies(pages, "/")?.at(-1)).toBe("home, second");
  const earlier = readPrerendered(folder, undefined, () => 500);
  expect(bodies(earlier, "/")?.at(-1)).toBe("changed");
});
