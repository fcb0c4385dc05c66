/** One YAML file: its value, and where in it each value stands. */
import { existsSync, readFileSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";

export type Path = readonly PropertyKey[];

/** Something wrong in a content file, told so that an editor can mend it. */
export interface Problem {
  file: string;
  line: number;
  path: Path;
  message: string;
}

export interface YamlFile {
  /** Path from the project's root, with forward slashes. */
  name: string;
  value: unknown;
  /** Syntax errors; when there are any, the value is not usable. */
  problems: Problem[];
  problemAt: (path: Path, message: string) => Problem;
}

export function readYamlFile(file: string, name: string): YamlFile {
  if (!existsSync(file)) return missing(name);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  const lineOf = (path: Path): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      const offset = (node as { range?: [number] } | undefined)?.range?.[0];
      if (offset !== undefined) return lines.linePos(offset).line;
    }
    return 1;
  };
  return {
    name,
    value: document.errors.length > 0 ? undefined : document.toJS(),
    problems: document.errors.map((error) => ({
      file: name,
      line: error.linePos?.[0].line ?? 1,
      path: [],
      message: error.message.split("\n")[0]?.replace(/ at line \d+.*$/, "") ?? error.code,
    })),
    problemAt: (path, message) => ({ file: name, line: lineOf(path), path, message }),
  };
}

function missing(name: string): YamlFile {
  const problemAt = (path: Path, message: string): Problem => ({
    file: name,
    line: 1,
    path,
    message,
  });
  return { name, value: undefined, problems: [problemAt([], "is missing")], problemAt };
}

/** `content/en/pages/solar.yaml:14  sections.2.heading  must not be empty` */
export function tellProblem({ file, line, path, message }: Problem): string {
  const place = path.map(String).join(".");
  return `${file}:${line}\n    ${place ? `${place}: ` : ""}${message}`;
}
