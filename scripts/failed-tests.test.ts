import { expect, test } from "vitest";
import { failedBrowserTests, failedUnitTests } from "#scripts/failed-tests.ts";
import { projectFolder } from "#server/settings.ts";

test("failed unit tests are named with their file and the reason, and so is a file that broke", () => {
  const passed = { fullName: "one is one", status: "passed" };
  const failed = {
    fullName: "two is two",
    status: "failed",
    failureMessages: ["Error: \u001b[31mexpected\u001b[39m 3 to be 2\n\n    at b.test.ts:3:1"],
  };
  const report = {
    testResults: [
      { name: `${projectFolder}/app/a.test.ts`, status: "passed", assertionResults: [passed] },
      {
        name: `${projectFolder}/app/b.test.ts`,
        status: "failed",
        assertionResults: [passed, failed],
      },
      {
        name: `${projectFolder}/app/c.test.ts`,
        status: "failed",
        message: "No such file\n  at c",
        assertionResults: [],
      },
    ],
  };
  expect(failedUnitTests(report)).toEqual([
    "app/b.test.ts › two is two\n    Error: expected 3 to be 2",
    "app/c.test.ts\n    No such file",
  ]);
});

test("failed browser tests are found however deep they were described", () => {
  const results = [{ error: { message: "Error: it stayed closed" } }];
  const tests = [{ results }];
  const spec = { title: "the menu opens", file: "menu.spec.ts", line: 7, ok: false, tests };
  const report = {
    suites: [
      { title: "other.spec.ts", specs: [{ ...spec, ok: true }] },
      { title: "menu.spec.ts", suites: [{ title: "at night", specs: [spec] }] },
    ],
  };
  expect(failedBrowserTests(report)).toEqual([
    "tests/menu.spec.ts:7 › the menu opens\n    Error: it stayed closed",
  ]);
});

test("of a long reason the first lines are told", () => {
  const message = Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n");
  const report = { testResults: [{ name: "a", status: "failed", message, assertionResults: [] }] };
  const [told = ""] = failedUnitTests(report);
  expect(told).toContain("line 7");
  expect(told).not.toContain("line 8");
});

test("a runner that broke off named none", () => {
  expect([...failedUnitTests(null), ...failedBrowserTests(null)]).toEqual([]);
});
