/**
 * Whatever anybody sends to the editor is answered in words, breaks nothing and writes nothing.
 * FUZZ_RUNS=1000 sends more; FUZZ_SEED=… the same again, by the number that a failure prints.
 */
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { tmpdir } from "node:os";
import path from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { applied, type Path } from "#editor/writing/edit.ts";
import { strangeWords } from "#server/testing/strange-words.ts";

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);
const SEED = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};

const folder = mkdtempSync(path.join(tmpdir(), "asked-"));
cpSync(contentFolder, folder, { recursive: true });
// Where the content is, modules learn as they are loaded; other tests have them loaded already.
process.env.CONTENT_DIR = folder;
vi.resetModules();
// It would make a branch of the project itself, of whatever somebody has changed there just now.
vi.doMock("./hand-on.ts", () => ({ handOn: async () => ({ branch: "edit/none" }) }));
const { answerEditor } = await import("./answer-editor.ts");
const { readFile } = await import("./content-files.ts");
delete process.env.CONTENT_DIR;

const server = createServer((asked, response) => {
  const what = new URL(asked.url ?? "", "http://editor").pathname.slice("/edit/".length);
  void answerEditor(asked, response, { what, pages: { write: async (write) => write() } });
});
let origin = "";
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  vi.doUnmock("./hand-on.ts");
  vi.resetModules();
  rmSync(folder, { recursive: true });
});

const everything = () =>
  [...yamlFilesIn(folder), "es/.made-from.yaml"].map((name) => [
    name,
    readFileSync(path.join(folder, name), "utf8"),
  ]);

const FILE = "services.yaml";
/** Each is what the form could have sent, and would write nothing: something else is not right in it. */
const BODIES: Record<string, unknown> = {
  save: {
    [FILE]: {
      version: readFile(FILE).version,
      edits: [{ op: "set", path: ["no-service"], value: "x" }],
    },
  },
  drafts: { kind: "contest", called: "A fan" },
  try: plan(),
  make: plan(),
  remove: {
    kind: "contest",
    name: "a-fan",
    files: { "contests/porch-fan.yaml": "0" },
    problems: [],
  },
  "bring-back": { texts: { "contests/a-fan.yaml": "sample: 1" }, marks: {} },
  "save-picture": {
    picture: { name: "roof-after" },
    places: {
      "en/pages/solar.yaml": {
        version: "0",
        edits: [],
        path: ["sections", 0, "picture"],
        alt: "x",
      },
    },
  },
  "drop-picture": { id: "x" },
  "hand-on": { sentence: "" },
};

function plan() {
  const edits = { "contests/NAME.yaml": [{ op: "set", path: ["sample"], value: 5 }] };
  return { kind: "contest", called: "A fan", name: "a-fan", edits };
}

const nested = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;
const STRANGE = [
  null,
  true,
  -1,
  1.5,
  9_007_199_254_740_991,
  [],
  {},
  [[]],
  ["__proto__", "polluted"],
  ["constructor", "prototype", "polluted"],
  JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  { constructor: { prototype: { polluted: true } } },
  { op: "set", path: ["a"], value: nested(20) },
  nested(60),
  "a".repeat(3000),
  "a/".repeat(500),
  `en/pages/${"a".repeat(400)}.yaml`,
  "es/language.yaml",
  "draft: [",
  "&a [*a, *a]",
  "<<<<<<< HEAD",
];
const strange = fc.oneof(fc.constantFrom<unknown>(...STRANGE), strangeWords, fc.jsonValue());

/** What the form could have sent, with something else at one of its places, or only that. */
const bodies = fc.constantFrom(...Object.keys(BODIES)).chain((what) => {
  const places = placesIn(BODIES[what]);
  return fc
    .tuple(fc.constantFrom(...places), strange, fc.boolean())
    .map(([at, value, isName]) => ({ what, body: changed(BODIES[what], { at, value, isName }) }));
});

function placesIn(value: unknown, at: Path = []): Path[] {
  if (value === null || typeof value !== "object") return [at];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inside = keys.flatMap((key) =>
    placesIn((value as Record<string | number, unknown>)[key], [...at, key]),
  );
  return [at, ...inside];
}

interface Change {
  at: Path;
  value: unknown;
  /** Whether a name becomes it, and not what stands behind the name. */
  isName: boolean;
}

function changed(body: unknown, { at, value, isName }: Change): unknown {
  if (!isName || typeof value !== "string" || typeof at.at(-1) !== "string") {
    return applied(body, { op: "set", path: at, value });
  }
  const held = at.reduce((all, key) => (all as Record<string, unknown>)[key], body);
  const without = applied(body, { op: "remove", path: at });
  return applied(without, { op: "set", path: [...at.slice(0, -1), value], value: held });
}

test("any body is answered in words, and nothing of it is written", async () => {
  const before = everything();
  const isAnswered = fc.asyncProperty(bodies, async ({ what, body }) => {
    await mustBeAnswered(what, { type: "application/json", body: JSON.stringify(body) });
    expect(everything()).toEqual(before);
  });
  await fc.assert(isAnswered, { numRuns: RUNS, ...SEED });
  expect(Object.prototype).not.toHaveProperty("polluted");
});

test("any file may hold, or lack, anything: it is told, and not written", async () => {
  const before = everything();
  const names = fc.constantFrom(...yamlFilesIn(folder));
  const texts = fc.oneof(
    strangeWords,
    fc.constantFrom(...BROKEN),
    fc.jsonValue().map((value) => JSON.stringify(value)),
  );
  const isAnswered = fc.asyncProperty(names, texts, fc.boolean(), async (name, words, goes) => {
    const { version } = readFile(name);
    const change = goes ? { version, remove: true } : { version, text: words };
    const body = JSON.stringify({ [name]: change });
    await mustBeAnswered("save", { type: "application/json", body });
    // What nothing needs, as the twin in a draft, may go; the rest must be as it was.
    const file = path.join(folder, name);
    writeFileSync(file, before.find(([one]) => one === name)?.[1] ?? "");
    expect(everything()).toEqual(before);
  });
  await fc.assert(isAnswered, { numRuns: Math.ceil(RUNS / 4), ...SEED });
});

const BROKEN = [
  "draft: [",
  "draft: true\nname: 5",
  "<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> theirs\n",
  "a: &a [*a]",
  "\t- a",
  "a: 1\na: 2",
  "[]",
  "{}",
  "null",
  "5",
];

test("what is nested without end is refused", async () => {
  const depth = 500_000;
  const body = `{"sentence":${"[".repeat(depth)}${"]".repeat(depth)}}`;
  for (const what of Object.keys(BODIES)) {
    await mustBeAnswered(what, { type: "application/json", body });
  }
});

test("any name is answered in words", async () => {
  const names = fc.oneof(strangeWords, fc.constantFrom(...STRANGE.map(String)));
  const asked = fc.constantFrom("file?name=", "warnings?name=", "whole?name=", "picture?use=", "");
  const isAnswered = fc.asyncProperty(asked, names, async (what, name) => {
    const address = what + encodeURIComponent(name.toWellFormed()).slice(0, 4000);
    await mustBeAnswered(address);
    const sent = { type: "application/octet-stream", body: name };
    if (what === "picture?use=") await mustBeAnswered(address, sent);
  });
  await fc.assert(isAnswered, { numRuns: RUNS, ...SEED });
});

interface Sent {
  type: string;
  body: string;
}

async function mustBeAnswered(what: string, sent?: Sent) {
  const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  const asked = request(`${origin}/edit/api/${what}`, {
    agent: false,
    method: sent ? "POST" : "GET",
    headers: sent ? { ...headers, "Content-Type": sent.type } : headers,
  });
  // Of what is refused, the rest is not read.
  asked.on("error", () => undefined);
  asked.end(sent?.body);
  const [answer] = (await once(asked, "response")) as [import("node:http").IncomingMessage];
  const told = await text(answer);
  expect(answer.statusCode, told.slice(0, 300)).toBeLessThan(500);
  if (answer.statusCode !== 200)
    expect(JSON.parse(told)).toEqual({ error: expect.stringMatching(WORDS) });
}

/** A sentence for people, of nothing inside the program. */
const WORDS =
  /^(?!.*(undefined|null|function|object|RangeError|stack|zod|ENOENT|ENAMETOOLONG)).{10,2000}[.!]$/is;
