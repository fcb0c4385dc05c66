import type { z } from "zod";
import { didYouMean } from "#app/content/reading/nearest.ts";
import type { Path } from "#app/content/reading/yaml-file.ts";

type Issue = z.core.$ZodIssue;

/**
 * What zod reports, in sentences that help an editor.
 *
 * @param all issues of the same file: a missing key explains a misspelled one
 */
export function messagesOf(issue: Issue, all: Issue[]): [at: Path, message: string][] {
  const { code, path: at } = issue;
  if (code === "unrecognized_keys") {
    return issue.keys.map((key) => [
      [...at, key],
      `is not a name that is known here. ${didYouMean(key, missingKeysAt(at, all))}`.trim(),
    ]);
  }
  if (code === "invalid_key" && issue.origin === "record") {
    return issue.issues.map(({ message }) => [at, message]);
  }
  return [[at, messageOf(issue)]];
}

const TYPES: Record<string, string> = {
  string: 'text; put it between "quotes" if it looks like a number or holds a colon',
  number: "a number",
  boolean: "true or false",
  array: "a list: lines that begin with a dash",
  object: "names with values, one a line",
};

const UNITS: Record<string, string> = { string: " characters", array: " items" };

/** Messages of their own have the limits whose schema gives them words. */
function messageOf(issue: Issue): string {
  const { code, message, input } = issue;
  if (isMissing(issue)) return "is missing";
  if (code === "invalid_union" && "options" in issue) {
    const kinds = issue.options as string[];
    const { kind } = input as { kind?: unknown };
    const hint = typeof kind === "string" ? didYouMean(kind, kinds) : "";
    return `is not a kind of section. ${hint || `There are: ${kinds.join(", ")}`}`;
  }
  if (code === "invalid_type") {
    return input === null
      ? "is empty; write its value behind the colon"
      : `must be ${TYPES[issue.expected] ?? issue.expected}`;
  }
  if (code === "too_small" && message.startsWith("Too small")) {
    return `must be at least ${issue.minimum}${UNITS[issue.origin] ?? ""}`;
  }
  if (code === "too_big" && message.startsWith("Too big")) {
    return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ""}`;
  }
  if (code === "invalid_value" && message.startsWith("Invalid option")) {
    return `must be one of: ${issue.values.join(", ")}`;
  }
  return message;
}

const isMissing = (issue: Issue): boolean =>
  issue.code === "invalid_type" && issue.input === undefined;

const missingKeysAt = (at: Path, issues: Issue[]): string[] =>
  issues
    .filter((issue) => isMissing(issue) && issue.path.length === at.length + 1)
    .filter((issue) => at.every((step, index) => issue.path[index] === step))
    .map((issue) => String(issue.path.at(-1)));
