import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeAllowedInline } from "#server/allowed-inline.ts";
import { hashSource } from "#server/content-security-policy.ts";
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
