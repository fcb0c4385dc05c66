/** One YAML file: its value, and where in it each value stands. */
import { join } from "node:path";
import {
  type Document,
  isScalar,
  LineCounter,
  parseDocument,
  type Scalar,
  visit,
  type YAMLParseError,
  type YAMLWarning,
} from "yaml";
import { textOf } from "#app/content/reading/texts.ts";

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
  const source = textOf(file);
  if (source === undefined) {
    const problemAt = (path: Path, message: string) => ({ file: name, line: 1, path, message });
    return { name, value: undefined, problems: [problemAt([], "is missing")], problemAt };
  }
  const last = lastRead.get(name);
  if (last?.source === source) return last.read;
  const read = parsed(source, name);
  lastRead.set(name, { source, read });
  return read;
}

/** @param name of the file in the content folder, like `en/pages/solar.yaml` */
export const contentFile = (folder: string, name: string): YamlFile =>
  readYamlFile(join(folder, name), `content/${name}`);

/** Remembers what is made of a file for as long as the file says the same. */
export function perFile<Made>(make: (file: YamlFile) => Made): (file: YamlFile) => Made {
  const known = new WeakMap<YamlFile, Made>();
  return (file) => {
    const made = known.get(file) ?? make(file);
    known.set(file, made);
    return made;
  };
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
  // One error makes the library stumble again and again; the first place is where it is.
  const syntaxError = [...document.errors, ...document.warnings][0];
  const found = syntaxError
    ? [{ at: syntaxError.pos[0], message: yamlMessage(syntaxError, source) }]
    : oddTexts(document, source);
  const problemAt: YamlFile["problemAt"] = (path, message) => ({
    file: name,
    line: lineOf(path),
    path,
    message,
  });
  return {
    name,
    value: found.length > 0 ? undefined : document.toJS(),
    problems: found.map(({ at, message }) => ({
      ...problemAt([], message),
      line: lines.linePos(at).line,
    })),
    problemAt,
  };
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
  const found: { at: number; message: string }[] = [];
  const report = (at: number | undefined, message: string) => found.push({ at: at ?? 0, message });
  const hidden = source.search(UNSEEN);
  if (hidden >= 0) report(hidden, TYPE_ANEW);
  visit(document, {
    // In YAML one place can say what another says; here a sentence is written once, in one place.
    Alias(_, { range, source: name }) {
      report(range?.[0], `*${name} needs "double quotes" around it`);
    },
    Scalar(_, node) {
      if (!isScalar<string>(node) || typeof node.value !== "string" || !node.range) return;
      const [start, end] = node.range;
      if (isCut(node, source.slice(end))) {
        report(start, 'a # ends a text; put it between "double quotes"');
      }
      // Written as a code, like \u0007.
      if (hidden < 0 && UNSEEN.test(node.value)) report(start, TYPE_ANEW);
    },
  });
  return found;
}

/** Every single value in a tree of content, with its place. */
export function valuesIn(value: unknown, at: Path = []): { value: unknown; at: Path }[] {
  if (value === null || typeof value !== "object") return [{ value, at }];
  return Object.entries(value).flatMap(([key, item]) =>
    valuesIn(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** `content/en/pages/solar.yaml:14  sections.2.heading  must not be empty` */
export function tellProblem({ file, line, path, message }: Problem): string {
  const place = path.map(String).join(".");
  return `${file}:${line}\n    ${place ? `${place}: ` : ""}${message}`;
}

/** Content with errors. The message lists them all: file, line, place, what is wrong. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 error" : `${problems.length} errors`;
    super(`${count} in the content:\n\n${problems.map(tellProblem).join("\n\n")}\n`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

const QUOTES = 'put the text between "double quotes"';
const UNDER = "let it begin exactly under the line it belongs with, with spaces";

/** A text behind a name that holds another name: `heading: Two kinds: with and without`. */
const SECOND_COLON = /:(\s|$)/;

/**
 * What the YAML library reports, in a sentence that helps an editor.
 *
 * @param source the whole file, for what stands around the place
 */
function yamlMessage(error: YAMLParseError | YAMLWarning, source: string): string {
  const { code, message, pos } = error;
  const [place] = pos;
  const restOfLine = source.slice(place).split("\n", 1)[0] ?? "";
  switch (code) {
    case "TAB_AS_INDENT":
      return "begins with a tab; put spaces in its place";
    case "DUPLICATE_KEY":
      return `the name ${restOfLine.split(":", 1)[0]} stands here twice; remove one, or begin a new part with a dash`;
    case "BLOCK_AS_IMPLICIT_KEY":
      return SECOND_COLON.test(restOfLine)
        ? `a colon in a text needs quotes; ${QUOTES}`
        : `the line below begins too far to the right; ${UNDER}`;
    case "MULTILINE_IMPLICIT_KEY":
      return "needs a name, a colon and a space, as in `heading: Words`";
    case "BAD_INDENT":
      return "a bracket that is opened here or above is never closed";
    case "BAD_DQ_ESCAPE":
      return 'between "double quotes", a \\ must be written twice';
    case "MISSING_CHAR":
      if (message.startsWith("Missing closing"))
        return "a quote is opened here or above, and never closed";
      return `begins at the wrong place; ${UNDER}`;
    case "BAD_ALIAS":
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
    case "UNEXPECTED_TOKEN":
      return `a text that begins with a sign like { [ * & ! @ % - or > needs quotes; ${QUOTES}`;
    default:
      return message.split("\n", 1)[0]?.replace(/ at line \d+.*$/, "") ?? code;
  }
}
