/** Turns what zod reports into sentences that help an editor. */
import type { z } from "zod";
import { didYouMean } from "#app/content/reading/nearest.ts";

interface Message {
  at: PropertyKey[];
  message: string;
}

const IN_WORDS: Record<string, string> = {
  string: 'text; put it between "quotes" if it looks like a number or holds a colon',
  number: "a number, without quotes",
  boolean: "true or false",
  array: "a list: lines that begin with a dash",
  object: "names with values, one a line",
};

type Issue = z.core.$ZodIssue;

/** @param others all issues of the same file: a missing key explains a misspelled one. */
export function messageOf(issue: Issue, others: Issue[]): Message[] {
  if (issue.code === "unrecognized_keys") {
    const missing = missingKeysAt(issue.path, others);
    return issue.keys.map((key) => ({
      at: [...issue.path, key],
      message: `is not a name that is known here. ${didYouMean(key, missing)}`.trim(),
    }));
  }
  if (isMissing(issue)) {
    return [{ at: issue.path, message: "is missing" }];
  }
  if (
    issue.code === "invalid_union" &&
    "note" in issue &&
    issue.note === "No matching discriminator"
  ) {
    const kinds = "options" in issue ? (issue.options as string[]) : [];
    const { kind } = issue.input as { kind?: unknown };
    const hint = typeof kind === "string" ? didYouMean(kind, kinds) : "";
    const message = hint || `There are: ${kinds.join(", ")}`;
    return [{ at: issue.path, message: `is not a kind of section. ${message}` }];
  }
  if (issue.code === "invalid_type" && issue.input === null) {
    return [{ at: issue.path, message: "is empty; write its value behind the colon" }];
  }
  if (issue.code === "invalid_key" && issue.origin === "record") {
    return issue.issues.map(({ message }) => ({ at: issue.path, message }));
  }
  if (issue.code === "invalid_type") {
    return [{ at: issue.path, message: `must be ${IN_WORDS[issue.expected] ?? issue.expected}` }];
  }
  return [{ at: issue.path, message: ownWords(issue) ?? issue.message }];
}

/** For limits to which their schema gives no words. */
function ownWords(issue: Issue): string | undefined {
  const OF: Record<string, string> = { string: " characters", array: " items" };
  if (issue.code === "too_small" && issue.message.startsWith("Too small")) {
    return `must be at least ${issue.minimum}${OF[issue.origin] ?? ""}`;
  }
  if (issue.code === "too_big" && issue.message.startsWith("Too big")) {
    return `must be at most ${issue.maximum}${OF[issue.origin] ?? ""}`;
  }
  if (issue.code === "invalid_value" && issue.message.startsWith("Invalid option")) {
    return `must be one of: ${issue.values.join(", ")}`;
  }
  return undefined;
}

function isMissing(issue: Issue): boolean {
  return issue.code === "invalid_type" && issue.input === undefined;
}

function missingKeysAt(path: PropertyKey[], issues: Issue[]): string[] {
  return issues
    .filter((issue) => issue.path.length === path.length + 1 && isMissing(issue))
    .filter((issue) => path.every((part, index) => issue.path[index] === part))
    .map((issue) => String(issue.path.at(-1)));
}
