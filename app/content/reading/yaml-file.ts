/** One YAML file: its value, and where in it each value stands. */
import { existsSync, readFileSync } from "node:fs";
import { type Document, isScalar, LineCounter, parseDocument, type Scalar, visit } from "yaml";
import { yamlMessage } from "#app/content/reading/yaml-messages.ts";

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

/**
 * The last of each name. The content is read as of several days, and again after every change of
 * one file: most of it is what it was, and parsing is most of the work.
 */
const lastRead = new Map<string, { source: string; read: YamlFile }>();

/** @returns what others may hold as well, and nobody may change */
export function readYamlFile(file: string, name: string): YamlFile {
  if (!existsSync(file)) return missing(name);
  const source = readFileSync(file, "utf8");
  const last = lastRead.get(name);
  if (last?.source === source) return last.read;
  const read = parsed(source, name);
  lastRead.set(name, { source, read });
  return read;
}

function parsed(source: string, name: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    logLevel: "error",
    stringKeys: true,
  });
  const lineOf = (path: Path): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      const offset = (node as { range?: [number] } | undefined)?.range?.[0];
      if (offset !== undefined) return lines.linePos(offset).line;
    }
    return 1;
  };
  // One slip makes the library stumble again and again; the first place is where it is.
  const slip = [...document.errors, ...document.warnings][0];
  // What leads to itself has no end.
  const links = slip ? [] : references(document);
  const found = slip
    ? [{ at: slip.pos[0], message: yamlMessage(slip, source) }]
    : [...links, ...oddTexts(document, source)];
  return {
    name,
    value: slip || links.length > 0 ? undefined : document.toJS(),
    problems: found.map(({ at, message }) => ({
      file: name,
      line: lines.linePos(at).line,
      path: [],
      message,
    })),
    problemAt: (path, message) => ({ file: name, line: lineOf(path), path, message }),
  };
}

/** YAML has one place say what another says (`*name`); here a sentence is written once, in one place. */
function references(document: Document) {
  const found: { at: number; message: string }[] = [];
  visit(document, {
    Alias(_, { range, source }) {
      found.push({ at: range?.[0] ?? 0, message: `*${source} needs "double quotes" around it` });
    },
  });
  return found;
}

/** Besides the ends of lines; and what turns the direction of words, so that others are read than stand there. */
const UNSEEN = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;
const TYPE_ANEW = "holds a sign that cannot be seen; type these words anew";

/**
 * Without quotes, a text ends where a blank and a # come: the rest would vanish without a word. A
 * remark behind a single word is meant as one.
 */
const isCut = ({ type, value }: Scalar<string>, behind: string) =>
  type === "PLAIN" && value.includes(" ") && /^[ \t]+#/.test(behind);

/** Texts that are others than they look. */
function oddTexts(document: Document, source: string) {
  const hidden = source.search(UNSEEN);
  const found = hidden < 0 ? [] : [{ at: hidden, message: TYPE_ANEW }];
  visit(document, {
    Pair(_, { key }) {
      // In a program it would say what all others are made of.
      if (isScalar(key) && key.value === "__proto__")
        found.push({ at: key.range?.[0] ?? 0, message: "__proto__ is no name" });
    },
    Scalar(_, node) {
      if (!isScalar<string>(node) || typeof node.value !== "string" || !node.range) return;
      const [start, end] = node.range;
      if (isCut(node, source.slice(end)))
        found.push({ at: start, message: 'a # ends a text; put it between "double quotes"' });
      // Written as a code, like \u0007.
      if (hidden < 0 && UNSEEN.test(node.value)) found.push({ at: start, message: TYPE_ANEW });
    },
  });
  return found;
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
