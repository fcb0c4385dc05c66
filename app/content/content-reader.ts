/** Reads content files one by one, and remembers what is wrong with them. */
import path from "node:path";
import type { z } from "zod";
import { type Claims, resolveClaims } from "#app/content/claims.ts";
import { type Facts, fillFacts } from "#app/content/facts.ts";
import { yamlFilesIn } from "#app/content/languages.ts";
import { messageOf } from "#app/content/schema-messages.ts";
import { type Problem, readYamlFile, type YamlFile } from "#app/content/yaml-file.ts";

export class ContentReader {
  readonly problems: Problem[] = [];
  /** The files that could be read, with facts filled in. */
  readonly files: YamlFile[] = [];
  /** The claims that each file makes, by the file's name. */
  readonly claimsIn = new Map<string, string[]>();
  /** To be set before the first file that makes claims is read. */
  claims: Claims = {};
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
    const used = new Set<string>();
    const value = resolveClaims(file.value, {
      claims: this.claims,
      today: this.#today,
      use: (id) => used.add(id),
      report: (at, message) => this.problems.push(file.problemAt(at, message)),
    });
    this.claimsIn.set(file.name, [...used]);
    const result = shape.safeParse(value, { reportInput: true });
    if (!result.success) {
      const found = result.error.issues.flatMap((issue) => messageOf(issue, result.error.issues));
      this.problems.push(...found.map(({ at, message }) => file.problemAt(at, message)));
      return undefined;
    }
    this.files.push(file);
    return fillFacts(result.data, factsFor(result.data), (at, message) =>
      this.problems.push(file.problemAt(at, message)),
    );
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
