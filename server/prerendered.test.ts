import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeAllowedInline } from "#server/allowed-inline.ts";
import { hashSource } from "#server/content-security-policy.ts";
import { encodedResponse } from "#server/encoded-response.ts";
import { type PrerenderedPages, readPrerendered, withStormHome } from "#server/prerendered.ts";

let build: string;
let folder: string;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), "prerendered-"));
  folder = path.join(build, "client");
  mkdirSync(path.join(folder, "solar"), { recursive: true });
  write("index.html", "home");
  write("solar/index.html", "solar");
  write("solar.data", "its data");
});
afterEach(() => rmSync(build, { recursive: true }));

function write(file: string, text: string) {
  for (const ending of ["", ".br", ".gz"]) {
    writeFileSync(path.join(folder, file + ending), text + ending);
  }
}

const bodyOf = (pages: PrerenderedPages, address: string) => pages.get(address)?.plain.toString();

test("pages are found by their addresses, with their encodings", () => {
  const pages = readPrerendered(folder);
  const { plain, compressed } = pages.get("/") ?? {};
  expect(plain?.toString()).toBe("home");
  expect(compressed?.map(String)).toEqual(["br,home.br", "gzip,home.gz"]);
  expect(bodyOf(pages, "/solar")).toBe("solar");
  expect(bodyOf(pages, "/solar.data")).toBe("its data");
  expect(pages.get("/elsewhere")).toBeUndefined();
  expect(pages.get("/index.html.br")).toBeUndefined();
});

test("a page may run what the build wrote down, and not what stands in it", async () => {
  const allowed = hashSource("ours()");
  await writeAllowedInline(folder, "index.html", { scripts: [allowed], styles: [] });
  write("index.html", "<script>ours()</script><script>alert(1)</script>");
  const policyOf = (address: string) =>
    readPrerendered(folder).get(address)?.headers["Content-Security-Policy"];
  expect(policyOf("/")).toContain(`script-src 'self' ${allowed};`);
  expect(policyOf("/")).not.toContain(hashSource("alert(1)"));
  expect(policyOf("/solar")).toContain("script-src 'self';");
});

test("while a storm is on its page is at /, and the home page at /?home", () => {
  let isOn = false;
  const named = (name: string) => encodedResponse(Buffer.from(name), {}, []);
  const all = new Map(["/", "/storm", "/solar"].map((at) => [at, named(at)]));
  const pages = withStormHome({ get: (at) => all.get(at) }, () => isOn, [["/", "/storm"]]);
  const shown = (address: string) => bodyOf(pages, address);
  expect(["/", "/solar", "/?home"].map(shown)).toEqual(["/", "/solar", undefined]);
  isOn = true;
  expect(["/", "/solar", "/?home"].map(shown)).toEqual(["/storm", "/solar", "/"]);
});
