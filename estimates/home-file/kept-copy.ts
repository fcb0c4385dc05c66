/** A home file as its owner keeps it, to open it again: JSON with a version. */
import type { HomeFile } from "./read-home-file.ts";

export const VERSION = 1;
/** Longer files are not read. Ours are a tenth of it. */
export const LONGEST_COPY_BYTES = 32 * 1024;

export const COPY_TYPE = "application/json; charset=utf-8";

interface KeptCopy {
  homeFile: typeof VERSION;
  answers: Record<string, string>;
}

export function keptCopy(file: HomeFile): string {
  const copy: KeptCopy = { homeFile: VERSION, answers: Object.fromEntries(asTyped(file)) };
  return `${JSON.stringify(copy, null, 2)}\n`;
}

/** What a form would have to hold to be read as this file; what was left out is not there. */
export const asTyped = (file: HomeFile): [name: string, typed: string][] =>
  Object.entries(file).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === false ? [] : [[name, value === true ? TICKED : String(value)]],
  );

const TICKED = "yes";

/** Why a file cannot be opened. */
export const COPY_FAULTS = ["tooLarge", "noHomeFile", "otherVersion"] as const;
export type CopyFault = (typeof COPY_FAULTS)[number];

type ReadCopy = { answers: Map<string, string> } | { fault: CopyFault };

/**
 * Believes nothing of a file that may come from anywhere: it holds answers to our questions, as texts,
 * or it is not opened. Whether an answer is right is found out when the form is read.
 *
 * @param names of the questions that may be answered
 */
export function readCopy(text: string, names: readonly string[]): ReadCopy {
  if (text.length > LONGEST_COPY_BYTES) return { fault: "tooLarge" };
  const copy = parse(text);
  if (!isRecord(copy) || !Object.hasOwn(copy, "homeFile")) return { fault: "noHomeFile" };
  if (copy.homeFile !== VERSION) {
    return { fault: typeof copy.homeFile === "number" ? "otherVersion" : "noHomeFile" };
  }
  const answers = isRecord(copy.answers) ? Object.entries(copy.answers) : undefined;
  const isOurs =
    Object.keys(copy).length === 2 &&
    answers?.every(([name, value]) => names.includes(name) && typeof value === "string");
  return answers && isOurs ? { answers: new Map(answers as [string, string][]) } : NOT_OURS;
}

const NOT_OURS: ReadCopy = { fault: "noHomeFile" };

function parse(text: string): unknown {
  try {
    // Windows' editor puts a mark before the text.
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
