/** Pages, towns and contests are created and deleted, in a copy of the content. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { staleTexts } from "#app/content/reading/translations/translations.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import type { PlannedDocument } from "./create-document.ts";
import { documentOf } from "./document-types.ts";

const folder = mkdtempSync(path.join(tmpdir(), "documents-"));
cpSync(contentFolder, folder, { recursive: true });

// Where the content is, modules learn as they are loaded; other tests have them loaded already.
process.env.CONTENT_DIR = folder;
vi.resetModules();
const { createDocument, draftsOf } = await import("./create-document.ts");
const { deleteDocument, deletionOf, restoreDocument } = await import("./delete-document.ts");
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

const contestWords = (language: "en" | "es") =>
  Object.entries(CONTEST).map(([name, words]) =>
    set(name === "rules" ? ["rules", 0] : [name], words[language === "en" ? 0 : 1]),
  );
const CONTEST: Record<string, [string, string]> = {
  title: ["A mango tree", "Un mango"],
  description: ["We plant one tree.", "Plantamos un árbol."],
  prize: ["One tree of 15 gallons.", "Un árbol de 15 galones."],
  freeEntry: ["A card by mail.", "Una tarjeta por correo."],
  eligibility: ["Adults in Florida.", "Personas adultas en Florida."],
  odds: ["They depend on the entries.", "Dependen de las participaciones."],
  winners: ["A name is drawn.", "Se saca un nombre."],
  rules: ["Each person enters once.", "Cada persona participa una vez."],
};

const CONTEST_PLAN: PlannedDocument = {
  type: "contest",
  title: "A mango tree",
  name: "mango-tree",
  edits: {
    "contests/NAME.yaml": [
      set(["sample"], false),
      set(["opens"], "2026-11-01T09:00"),
      set(["closes"], "2027-12-01T17:00"),
      set(["prizeValueDollars"], 120),
    ],
    "en/contests/NAME.yaml": contestWords("en"),
    "es/contests/NAME.yaml": contestWords("es"),
  },
};

test("what lacks something is told in every file, and none is written", () => {
  const before = everything();
  const { files, problems } = createDocument({ ...CONTEST_PLAN, edits: {} });
  expect(files).toEqual([]);
  const told = problems.map((one) => `${one.file}:${one.path.join(".")}`);
  expect(told).toContain("content/contests/mango-tree.yaml:opens");
  expect(told).toContain("content/en/contests/mango-tree.yaml:prize");
  expect(told).toContain("content/es/contests/mango-tree.yaml:title");
  expect(everything()).toEqual(before);
});

test("another language goes through its gate", () => {
  const es = [...contestWords("es"), set(["prize"], "Un árbol de 25 galones.")];
  const edits = { ...CONTEST_PLAN.edits, "es/contests/NAME.yaml": es };
  const { problems } = createDocument({ ...CONTEST_PLAN, edits });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    file: "content/es/contests/mango-tree.yaml",
    path: ["prize"],
    message: expect.stringContaining("25") as string,
  });
});

test("all files come at once; they go at once, and come back to the letter", () => {
  const before = everything();
  expect(createDocument(CONTEST_PLAN)).toMatchObject({ problems: [] });
  const after = everything();
  expect(after["contests/mango-tree.yaml"]).toBe(
    "# opens and closes are times in Florida. Entries count from the first until just before the second.\n" +
      "sample: false\nkind: drawing\nopens: 2026-11-01T09:00\ncloses: 2027-12-01T17:00\nprizeValueDollars: 120\n",
  );
  expect(after["es/contests/mango-tree.yaml"]).toContain("title: Un mango\n");
  expect(staleTexts("es", folder)).toEqual([]);
  expect(() => createDocument(CONTEST_PLAN)).toThrow(/is there already/);

  const deletion = deletionOf("en/contests/mango-tree.yaml");
  expect(Object.keys(deletion.files)).toEqual([
    "contests/mango-tree.yaml",
    "en/contests/mango-tree.yaml",
    "es/contests/mango-tree.yaml",
  ]);
  const deleted = deleteDocument(deletion);
  expect(everything()).toEqual(before);
  restoreDocument(deleted);
  expect(everything()).toEqual(after);
  deleteDocument(deletionOf("es/contests/mango-tree.yaml"));
  expect(everything()).toEqual(before);
});

test("what others lead to cannot go, and they are named", () => {
  const { files, problems } = deletionOf("places/hialeah.yaml");
  expect(problems.map((one) => one.file)).toContain("content/zip-codes.yaml");
  expect(() => deleteDocument({ files })).toThrow(/ZIP codes/);
  expect(existsSync(inCopy("en/locations/hialeah.yaml"))).toBe(true);
});

test("what somebody changed meanwhile does not go", () => {
  const name = "en/contests/rain-barrel.yaml";
  const { files } = deletionOf(name);
  const before = text(name);
  writeFileSync(inCopy(name), `${before}# Wait.\n`);
  expect(() => deleteDocument({ files })).toThrow(/Somebody else changed/);
  expect(existsSync(inCopy("contests/rain-barrel.yaml"))).toBe(true);
  writeFileSync(inCopy(name), before);
});

test("the first words of a town hold its name, quoted where it needs that", () => {
  const [facts, english] = draftsOf({ type: "town", title: "Yes: a Town" });
  expect(facts?.text).toContain('name: "Yes: a Town"\n');
  expect(english?.value).toMatchObject({ title: "Home improvement in Yes: a Town, FL" });
});

test("what is no page, town or contest cannot be made, deleted or brought back", () => {
  expect(() => createDocument({ ...CONTEST_PLAN, type: "claims" })).toThrow(/no such thing/);
  expect(() => deletionOf("en/pages/roofing.yaml")).toThrow(/nothing to delete/);
  expect(() => deleteDocument({ files: { "company.yaml": "0" } })).toThrow(/as a whole/);
  expect(() => restoreDocument({ texts: { "../x.yaml": "" }, marks: {} })).toThrow(
    /not deleted here/,
  );
  expect(documentOf("en/locations/../x.yaml")).toBeUndefined();
});
