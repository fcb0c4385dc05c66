/** Reads content files one by one, and remembers what is wrong with them. */
import path from "node:path";
import type { z } from "zod";
import type { Claims } from "#app/content/reading/claims.ts";
import { filledLater } from "#app/content/reading/facts.ts";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { pictureList } from "#app/content/reading/picture-list.ts";
import type { Promises } from "#app/content/reading/promise.ts";
import { messagesOf } from "#app/content/reading/schema-messages.ts";
import { type Facts, fillFacts, resolveStatements } from "#app/content/reading/sentences.ts";
import type { OutdatedTexts } from "#app/content/reading/translations/translations.ts";
import {
  type Path,
  perFile,
  type Problem,
  contentFile,
  type YamlFile,
} from "#app/content/reading/yaml-file.ts";

/** @param file like `content/en/pages/solar.yaml` */
export type Report = (file: string, path: Path, message: string) => void;

export class ContentReader {
  readonly problems: Problem[] = [];
  /** The files that could be read, by their names like `content/en/pages/solar.yaml`. */
  readonly files = new Map<string, YamlFile>();
  /** The claims that each file makes, by the file's name. */
  readonly claimsIn = new Map<string, string[]>();
  /** To be set before the first file that makes claims is read. */
  claims: Claims | undefined;
  /** The same for promises. */
  promises: Promises | undefined;
  readonly #folder: string;
  readonly #today: string;
  readonly #outdated: OutdatedTexts;

  /** @param outdated what no file may say anymore */
  constructor(folder: string, today: string, outdated: OutdatedTexts = new Map()) {
    this.#folder = folder;
    this.#today = today;
    this.#outdated = outdated;
  }

  report: Report = (file, at, message) => {
    const { problemAt } = this.files.get(file) ?? {};
    this.problems.push(problemAt?.(at, message) ?? { file, line: 1, path: at, message });
  };

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
    const file = contentFile(this.#folder, name);
    this.problems.push(...file.problems);
    if (file.problems.length > 0) return undefined;
    const found = this.#found(file, shape);
    this.claimsIn.set(file.name, found.claims);
    this.problems.push(...found.problems);
    const { data, problemAt } = found;
    if (!data) return undefined;
    this.files.set(file.name, file);
    const facts = factsFor(data);
    const key = JSON.stringify(facts);
    if (found.filled?.key !== key) {
      const problems: Problem[] = [];
      const value = fillFacts(data, facts, {
        later: filledLater(name),
        promises: this.promises,
        report: (at, message) => problems.push(problemAt(at, message)),
      });
      found.filled = { key, value, problems };
    }
    this.problems.push(...found.filled.problems);
    return found.filled.value;
  }

  /** What a file says, remembered until it says something else, or what it rests on does. */
  #found<S extends z.ZodType>(file: YamlFile, shape: S): Found<z.output<S>> {
    const { claims, promises } = this;
    const outdated = this.#outdated.get(file.name);
    const restsOn = [shape, claims, promises, pictureList(), outdated];
    const byDay = lastFound(file);
    const last = byDay.get(this.#today);
    if (last?.restsOn.every((one, index) => one === restsOn[index])) {
      return last as Found<z.output<S>>;
    }
    const found = { restsOn, ...this.#withoutOutdated(file, shape) };
    byDay.set(this.#today, found);
    return found;
  }

  #withoutOutdated<S extends z.ZodType>(file: YamlFile, shape: S) {
    const outdated = this.#outdated.get(file.name) ?? [];
    const leftOut = new LeftOut(outdated.map(({ path: at }) => at));
    let found = this.#parsed(file, shape, leftOut);
    while (!found.data && leftOut.widen(found.problems.map(({ path: at }) => at))) {
      found = this.#parsed(file, shape, leftOut);
    }
    if (found.data || outdated.length === 0) return found;
    const stale = outdated.map(({ path: at, message }) => file.problemAt(at, message));
    return { ...found, problems: stale };
  }

  /** What a file says without what is left out; no data where something is wrong then. */
  #parsed<S extends z.ZodType>(file: YamlFile, shape: S, leftOut: LeftOut) {
    const used = new Set<string>();
    const problems: Problem[] = [];
    const withdrawn = new Map<string, number[]>();
    const problemAt = (at: Path, message: string) =>
      file.problemAt(asWritten(at, withdrawn), message);
    const value = resolveStatements(file.value, {
      claims: this.claims,
      promises: this.promises,
      today: this.#today,
      isLeftOut: (at) => leftOut.has(at),
      use: (id) => used.add(id),
      report: (at, message) => problems.push(file.problemAt(at, message)),
      withdraw: (list, items) => withdrawn.set(list.join(), items),
    });
    const { data, error } = shape.safeParse(value, { reportInput: true });
    for (const issue of error?.issues ?? []) {
      for (const [at, message] of messagesOf(issue, error?.issues ?? [])) {
        problems.push(problemAt(at, message));
      }
    }
    return { data, problems, claims: [...used], problemAt };
  }

  /** Reads all files of a folder, by their names without the ending. */
  readFolder<S extends z.ZodType>(
    name: string,
    shape: S,
    facts: Facts = {},
  ): Record<string, z.output<S> | undefined> {
    return Object.fromEntries(
      yamlFilesIn(path.join(this.#folder, name)).map((file) => [
        file.replace(/\.yaml$/, ""),
        this.read(`${name}/${file}`, shape, () => facts),
      ]),
    );
  }
}

/** What was found in a file on a day. Others hold it as well, and nobody may change it. */
interface Found<Data> {
  /** Besides the file. */
  restsOn: unknown[];
  data: Data | undefined;
  problems: Problem[];
  claims: string[];
  problemAt: YamlFile["problemAt"];
  /** With these facts in it. */
  filled?: { key: string; value: Data; problems: Problem[] };
}

const lastFound = perFile(() => new Map<string, Found<unknown>>());

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

/** Links lead to sections, and pages are made of them: none goes because of one text. */
const NEVER_LEFT = "sections";

/** What is left out of a file, and as much around it as cannot stand without it. */
class LeftOut {
  readonly #paths: Path[];

  constructor(paths: Path[]) {
    this.#paths = [...paths];
  }

  has(at: Path): boolean {
    return this.#paths.some((one) => one.length === at.length && isIn(one, at));
  }

  /**
   * Leaves out the items around what cannot be missed there: of a question that has no answer, all.
   *
   * @param wrong where something is wrong without it
   * @returns whether there was more to leave out
   */
  widen(wrong: Path[]): boolean {
    const missed = this.#paths.filter((at) => wrong.some((one) => isIn(at, one) || isIn(one, at)));
    const more = missed.flatMap((at) => {
      const item = itemAround(at);
      return item && !this.has(item) ? [item] : [];
    });
    this.#paths.push(...more);
    return more.length > 0;
  }
}

/** The item of a list that a text stands in. */
function itemAround(at: Path): Path | undefined {
  const outer = at.slice(0, -1);
  const end = outer.findLastIndex((step) => typeof step === "number");
  return end < 0 || outer[end - 1] === NEVER_LEFT ? undefined : outer.slice(0, end + 1);
}

const isIn = (at: Path, outer: Path) => outer.every((step, index) => at[index] === step);
