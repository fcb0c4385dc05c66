/** Which tests failed and why, read from what vitest and Playwright write down. */
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectFolder } from "#server/settings.ts";

/** A part of vitest's report in JSON. */
interface UnitReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** A part of Playwright's. */
interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests?: { results: { error?: { message?: string } }[] }[];
  }[];
}

/** So much of a reason is told that a log which keeps no more than its end still holds all of them. */
const MOST_LINES = 8;
const LONGEST_LINE = 200;

/** Gives a text for each. A file that broke before its first test failed, too, and names no test. */
export function failedUnitTests(report: UnitReport | null): string[] {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults, message }) => {
      const file = path.relative(projectFolder, name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages }) =>
            withReason(`${file} › ${fullName}`, failureMessages?.[0]),
          )
        : [withReason(file, message ?? "broke")];
    });
}

/** Gives a text for each. */
export function failedBrowserTests(report: { suites: BrowserSuite[] } | null): string[] {
  return (report?.suites ?? []).flatMap(failedIn);
}

function failedIn({ suites = [], specs = [] }: BrowserSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const results = tests?.flatMap((test) => test.results) ?? [];
      const reason = results.find(({ error }) => error)?.error?.message;
      return withReason(`tests/${file}:${line} › ${title}`, reason);
    }),
    ...suites.flatMap(failedIn),
  ];
}

/** The first lines of the reason stand below the name; where in the code it was, the log says above. */
function withReason(name: string, reason = ""): string {
  const lines = stripVTControlCharacters(reason)
    .split("\n")
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(0, MOST_LINES);
  return [name, ...lines.map((line) => `    ${line.slice(0, LONGEST_LINE)}`)].join("\n");
}
