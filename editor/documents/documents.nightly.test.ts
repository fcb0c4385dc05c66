/** Pages, towns and contests are created and deleted, in a copy of the content. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { outdatedTexts, staleTexts } from "#app/content/reading/translations/translations.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import type { PlannedDocument } from "./create-document.ts";
import { documentOf } from "./document-types.ts";

const folder = mkdtempSync(path.join(tmpdir(), "documents-"));
cpSync(contentFolder, folder, { recursive: true });

// Where the content is, modules learn as they are loaded; other tests have them loaded already.
process.env.CONTENT_DIR = folder;
vi.resetModules();
const { createDocument, draftsOf } = await import("./create-document.ts");
const { deletionOf } = await import("./delete-document.ts");
const { readState, saveFiles } = await import("#editor/server/content-files.ts");
delete process.env.CONTENT_DIR;

afterAll(() => {
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

const inCopy = (name: string) => path.join(folder, name);
const text = (name: string) => readFileSync(inCopy(name), "utf8");
const everything = () =>
  Object.fromEntries(
    [...yamlFilesIn(folder), "es/.source-hashes.yaml"].map((name) => [name, text(name)]),
  );
const set = (at: Path, value: unknown): Edit => ({ op: "set", path: at, value });

const CONTEST = {
  title: "A mango tree",
  description: "We plant one tree in your yard.",
  prize: "One tree of 15 gallons.",
  freeEntry: "A card by mail.",
  eligibility: "Adults in Florida.",
  odds: "They depend on the entries.",
  winners: "A name is drawn.",
};

const CONTEST_PLAN: PlannedDocument = {
  type: "contest",
  title: "A mango tree",
  edits: {
    "contests/NAME.yaml": [
      set(["sample"], false),
      set(["opens"], "2026-11-01T09:00"),
      set(["closes"], "2027-12-01T17:00"),
      set(["prizeValueDollars"], 120),
    ],
    "en/contests/NAME.yaml": [
      ...Object.entries(CONTEST).map(([name, words]) => set([name], words)),
      set(["rules", 0], "Each person enters once."),
    ],
  },
};

test("what lacks something is told in every file, and none is written", () => {
  const before = everything();
  const { files, problems } = createDocument({ ...CONTEST_PLAN, edits: {} });
  expect(files).toEqual({});
  const told = problems.map((one) => `${one.file}:${one.path.join(".")}`);
  expect(told).toContain("content/contests/a-mango-tree.yaml:opens");
  expect(told).toContain("content/en/contests/a-mango-tree.yaml:prize");
  expect(told).not.toContain("content/es/contests/a-mango-tree.yaml:prize");
  expect(everything()).toEqual(before);
});

test("all files come at once; they go at once, and come back to the letter", () => {
  const before = everything();
  expect(createDocument(CONTEST_PLAN)).toMatchObject({ problems: [] });
  const after = everything();
  expect(after["contests/a-mango-tree.yaml"]).toBe(
    "# opens and closes are times in Florida. Entries count from the first until just before the second.\n" +
      "sample: false\nkind: drawing\nopens: 2026-11-01T09:00\ncloses: 2027-12-01T17:00\nprizeValueDollars: 120\n",
  );
  expect(() => createDocument(CONTEST_PLAN)).toThrow(/is there already/);

  const deletion = deletionOf("en/contests/a-mango-tree.yaml");
  expect(Object.keys(deletion.changes)).toEqual([
    "contests/a-mango-tree.yaml",
    "en/contests/a-mango-tree.yaml",
    "es/contests/a-mango-tree.yaml",
  ]);
  const deleted = saveFiles(deletion.changes);
  expect(Object.keys(everything())).toEqual(Object.keys(before));
  saveFiles(deleted.undo);
  expect(everything()).toEqual(after);
  saveFiles(deletionOf("es/contests/a-mango-tree.yaml").changes);
  expect(Object.keys(everything())).toEqual(Object.keys(before));
});

test("visitors read a new one in English until it is translated, which is listed and noted", () => {
  createDocument(CONTEST_PLAN);
  const name = "es/contests/a-mango-tree.yaml";
  expect(text(name)).toBe(text("en/contests/a-mango-tree.yaml"));
  const old = () => staleTexts("es", folder).map(({ file, path: at }) => `${file}:${at.join(".")}`);
  expect(old()).toContain(`content/${name}:prize`);
  expect(outdatedTexts(folder).get(`content/${name}`)).toEqual([]);
  const { version } = readState(text(name));
  const edits = [set(["prize"], "Un árbol de 15 galones.")];
  expect(saveFiles({ [name]: { version, edits } })).toMatchObject({ saved: true });
  expect(old()).not.toContain(`content/${name}:prize`);
  expect(old()).toContain(`content/${name}:odds`);
  saveFiles(deletionOf(name).changes);
});

test("a review is taken down with its reason, which Spanish says in English for now", () => {
  const [reviews, removed] = ["reviews.yaml", "removed-reviews.yaml"].map((name) => ({
    name,
    version: readState(text(name)).version,
    before: text(name),
  }));
  if (!reviews || !removed) throw new Error("There are no reviews.");
  const because = "its writer withdrew it";
  const saved = saveFiles({
    [reviews.name]: { version: reviews.version, edits: [{ op: "remove", path: [0] }] },
    [removed.name]: {
      version: removed.version,
      edits: [set(["1"], { date: "2026-11-27", because })],
    },
  });
  expect(saved).toMatchObject({ saved: true, problems: [] });
  expect(text("es/removed-reviews.yaml")).toBe(`1: ${because}\n`);
  expect(text("es/reviews.yaml")).not.toMatch(/^1:/m);
  expect(() => outdatedTexts(folder)).not.toThrow();
  saveFiles(saved.undo);
  expect(text(reviews.name)).toBe(reviews.before);
  expect(existsSync(inCopy("es/removed-reviews.yaml"))).toBe(false);
});

test("facts of a contest leave its words in Spanish alone", () => {
  const name = "contests/rain-barrel.yaml";
  const before = text(name);
  const spanish = text(`es/${name}`);
  const { version } = readState(before);
  const saved = saveFiles({ [name]: { version, edits: [set(["prizeValueDollars"], 330)] } });
  expect(Object.keys(saved.files)).toEqual([name]);
  expect(text(`es/${name}`)).toBe(spanish);
  writeFileSync(inCopy(name), before);
});

test("what others lead to cannot go, and they are named", () => {
  const { changes, problems } = deletionOf("places/hialeah.yaml");
  expect(problems.map((one) => one.file)).toContain("content/zip-codes.yaml");
  expect(saveFiles(changes).saved).toBe(false);
  expect(existsSync(inCopy("en/locations/hialeah.yaml"))).toBe(true);
});

test("what somebody changed meanwhile does not go", () => {
  const name = "en/contests/rain-barrel.yaml";
  const { changes } = deletionOf(name);
  const before = text(name);
  writeFileSync(inCopy(name), `${before}# Wait.\n`);
  expect(() => saveFiles(changes)).toThrow(/Somebody else changed/);
  expect(existsSync(inCopy("contests/rain-barrel.yaml"))).toBe(true);
  writeFileSync(inCopy(name), before);
});

test("the first words of a town hold its name, quoted where it needs that", () => {
  const [facts, english] = draftsOf({ type: "town", title: "Yes: a Town" });
  expect(facts?.text).toContain('name: "Yes: a Town"\ncounty: ""\n');
  expect(english?.value).toMatchObject({ title: "Home improvement in Yes: a Town, FL" });
});

test("what is no page, town or contest cannot be made or deleted", () => {
  expect(() => createDocument({ ...CONTEST_PLAN, type: "claims" })).toThrow(/no such thing/);
  expect(() => deletionOf("en/pages/roofing.yaml")).toThrow(/nothing to delete/);
  expect(documentOf("en/locations/../x.yaml")).toBeUndefined();
});
