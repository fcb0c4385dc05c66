/** A storm on a host of files. Runs against the build. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ServerBuild } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { putStormIntoFiles } from "#scripts/storm-of-files.ts";
import { projectFolder } from "#server/settings.ts";

const ENDS = "2027-09-04T04:00:00.000Z";
const DURING = Date.parse("2027-09-01T12:00:00Z");
const client = path.join(projectFolder, "build/client");

let folder = "";
let build: ServerBuild;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "files-"));
  for (const [from, to] of [
    ["index.html", "index.html"],
    ["_.data", "_.data"],
    ["solar/index.html", "solar.html"],
    ["solar.data", "solar.data"],
    ["storm/index.html", "storm.html"],
    ["es/index.html", "es.html"],
    ["es/storm/index.html", "es/storm.html"],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
    copyFileSync(path.join(client, from), path.join(folder, to));
  }
  build = (await import(path.join(projectFolder, "build/server/index.js"))) as ServerBuild;
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

/** The build as content/storm.yaml would make it with a storm that is on. */
function withNotice(): ServerBuild {
  const module = build.entry.module as unknown as { stormOfBuild: object };
  const notice = { counties: ["Broward"], headline: {}, ends: ENDS };
  const stormOfBuild = { ...module.stormOfBuild, notice };
  return { ...build, entry: { module: { ...module, stormOfBuild } } } as unknown as ServerBuild;
}

test("without a storm, or after its end, nothing changes", async () => {
  const before = read("solar.html");
  expect(await putStormIntoFiles(folder, build, DURING)).toBe(false);
  expect(await putStormIntoFiles(folder, withNotice(), Date.parse(ENDS))).toBe(false);
  expect(read("solar.html")).toBe(before);
  expect(existsSync(path.join(folder, "usual-home.html"))).toBe(false);
});

test("pages carry the line, the home page is the storm page, and as ever elsewhere", async () => {
  const home = /<h1[^>]*>([^<]+)/.exec(read("index.html"))?.[1] ?? "no heading";
  expect(await putStormIntoFiles(folder, withNotice(), DURING)).toBe(true);
  expect(read("solar.html")).toContain('<a href="/storm">Storm: Broward ');
  expect(read("index.html")).toContain("<p>Storm: Broward</p>");
  expect(read("index.html")).toContain('href="/usual-home"');
  expect(read("usual-home.html")).toContain(home);
  expect(read("usual-home.html")).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

test("so it is in each language of the site", async () => {
  const home = /<h1[^>]*>([^<]+)/.exec(read("es.html"))?.[1] ?? "no heading";
  expect(await putStormIntoFiles(folder, withNotice(), DURING)).toBe(true);
  expect(read("es.html")).toContain('<html lang="es"');
  expect(read("es.html")).toContain('href="/es/usual-home"');
  expect(read("es/usual-home.html")).toContain(home);
});

test("scripts are told to load the next page in full", async () => {
  await putStormIntoFiles(folder, withNotice(), DURING);
  for (const [file, address] of [
    ["solar.data", "/solar"],
    ["_.data", "/"],
  ] as const) {
    const data = read(file);
    expect(data).toContain("SingleFetchRedirect");
    expect(data).toContain(`"redirect","${address}"`);
    expect(data).toContain('"reload",true');
  }
});
