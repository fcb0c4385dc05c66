/** Which tests failed, read from what vitest and Playwright write down. */
import path from "node:path";
import { projectFolder } from "#server/settings.ts";

/** A part of vitest's report in JSON. */
interface UnitReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** A part of Playwright's. */
interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs?: { title: string; file: string; line: number; ok: boolean }[];
}

/** A file that broke before its first test failed, too, and names no test. */
export function failedUnitTests(report: UnitReport | null): string[] {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults, message }) => {
      const file = path.relative(projectFolder, name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length > 0
        ? failed.map(({ fullName }) => `${file} › ${fullName}`)
        : [`${file} › ${message?.split("\n", 1)[0] ?? "broke"}`];
    });
}

export function failedBrowserTests(report: { suites: BrowserSuite[] } | null): string[] {
  return (report?.suites ?? []).flatMap(failedIn);
}

function failedIn({ suites = [], specs = [] }: BrowserSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title }) => `tests/${file}:${line} › ${title}`),
    ...suites.flatMap(failedIn),
  ];
}
