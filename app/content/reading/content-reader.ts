/** Reads content files one by one, and remembers what is wrong with them. */
import path from "node:path";
import type { z } from "zod";
import { type Claims, resolveClaims } from "#app/content/reading/claims.ts";
import { type Facts, fillFacts } from "#app/content/reading/facts.ts";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { LeftOut } from "#app/content/reading/left-out.ts";
import type { Promises } from "#app/content/reading/promise.ts";
import { messageOf } from "#app/content/reading/schema-messages.ts";
import type { OutdatedTexts } from "#app/content/reading/twins/outdated.ts";
import {
  type Path,
  type Problem,
  readYamlFile,
  type YamlFile,
} from "#app/content/reading/yaml-file.ts";

/** What visitors read as it stands; other files hold sentences that are completed later. */
const TOOL_PAGES = /^[a-z]{2}\/pages\/tools\//;
const PAGES = /^[a-z]{2}\/(pages|locations|contests)\//;

export class ContentReader {
  readonly problems: Problem[] = [];
  /** The files that could be read, with facts filled in. */
  readonly files: YamlFile[] = [];
  /** The claims that each file makes, by the file's name. */
  readonly claimsIn = new Map<string, string[]>();
  /** To be set before the first file that makes claims is read. */
  claims: Claims | undefined;
  /** The same for promises. */
  promises: Promises | undefined;
  /** What no file may say anymore. */
  outdated: OutdatedTexts = new Map();
  readonly #folder: string;
  readonly #today: string;

  constructor(folder: string, today: string) {
    this.#folder = folder;
    this.#today = today;
  }

  /**
   * @param name the file's path in the content folder, like `en/pages/solar.yaml`
   * @param factsFor the company facts to fill in; they may need what the file itself says
   * @returns nothing when something is wrong; the problems then tell what
   */
  read<S extends z.ZodType>(
    name: string,
    shape: S,
    factsFor: (parsed: z.output<S>) => Facts = () => ({}),
  ): z.output<S> | undefined {
    const file = readYamlFile(path.join(this.#folder, name), `content/${name}`);
    this.problems.push(...file.problems);
    if (file.problems.length > 0) return undefined;
    const outdated = this.outdated.get(file.name) ?? [];
    const leftOut = new LeftOut(outdated.map(({ path: at }) => at));
    let found = this.#parsed(file, shape, leftOut);
    while (!found.data && leftOut.widen(found.problems.map(({ path: at }) => at))) {
      found = this.#parsed(file, shape, leftOut);
    }
    this.claimsIn.set(file.name, found.claims);
    if (!found.data) {
      const told = outdated.map(({ path: at, message }) => file.problemAt(at, message));
      this.problems.push(...(told.length > 0 ? told : found.problems));
      return undefined;
    }
    this.problems.push(...found.problems);
    this.files.push(file);
    const { data, problemAt } = found;
    const filled = TOOL_PAGES.test(name)
      ? "on tool pages"
      : PAGES.test(name)
        ? "on pages"
        : "anywhere";
    const { promises } = this;
    const report = (at: Path, message: string) => this.problems.push(problemAt(at, message));
    return fillFacts(data, factsFor(data), { filled, promises, report });
  }

  /** What a file says without what is left out; no data where something is wrong then. */
  #parsed<S extends z.ZodType>(file: YamlFile, shape: S, leftOut: LeftOut) {
    const used = new Set<string>();
    const problems: Problem[] = [];
    const withdrawn = new Map<string, number[]>();
    const problemAt = (at: Path, message: string) =>
      file.problemAt(asWritten(at, withdrawn), message);
    const value = resolveClaims(file.value, {
      claims: this.claims,
      promises: this.promises,
      today: this.#today,
      isLeftOut: (at) => leftOut.has(at),
      use: (id) => used.add(id),
      report: (at, message) => problems.push(file.problemAt(at, message)),
      withdraw: (list, items) => withdrawn.set(list.join(), items),
    });
    const result = shape.safeParse(value, { reportInput: true });
    const claims = [...used];
    if (result.success) return { data: result.data, problems, claims, problemAt };
    const issues = result.error.issues.flatMap((issue) => messageOf(issue, result.error.issues));
    problems.push(...issues.map(({ at, message }) => problemAt(at, message)));
    return { data: undefined, problems, claims, problemAt };
  }

  /** Reads all files of a folder, by their names without the ending. */
  readFolder<S extends z.ZodType>(name: string, shape: S, facts: Facts = {}) {
    const files = yamlFilesIn(path.join(this.#folder, name)).map((file) => ({
      key: file.replace(/\.yaml$/, ""),
      value: this.read(`${name}/${file}`, shape, () => facts),
    }));
    return new Map(files.map(({ key, value }) => [key, value]));
  }
}

/** Where there are no problems, every file has its value. */
export function complete<T>(files: Map<string, T | undefined>): Record<string, T> {
  return Object.fromEntries(files) as Record<string, T>;
}

/** Where something stands in the file, though items before it were taken out of the list. */
function asWritten(at: Path, withdrawn: Map<string, number[]>): Path {
  const written: PropertyKey[] = [];
  for (const step of at) {
    let index = step;
    for (const gone of withdrawn.get(written.join()) ?? []) {
      if (typeof index === "number" && gone <= index) index++;
    }
    written.push(index);
  }
  return written;
}
