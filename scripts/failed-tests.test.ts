import { expect, test } from "vitest";
import { failedBrowserTests, failedUnitTests } from "#scripts/failed-tests.ts";
import { projectFolder } from "#server/settings.ts";

test("failed unit tests are named with their file, and a file that broke by what broke it", () => {
  const passed = { fullName: "one is one", status: "passed" };
  const failed = { fullName: "two is two", status: "failed" };
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
    "app/b.test.ts › two is two",
    "app/c.test.ts › No such file",
  ]);
});

test("failed browser tests are found however deep they were described", () => {
  const spec = { title: "the menu opens", file: "menu.spec.ts", line: 7, ok: false };
  const report = {
    suites: [
      { title: "other.spec.ts", specs: [{ ...spec, ok: true }] },
      { title: "menu.spec.ts", suites: [{ title: "at night", specs: [spec] }] },
    ],
  };
  expect(failedBrowserTests(report)).toEqual(["tests/menu.spec.ts:7 › the menu opens"]);
});

test("a runner that broke off named none", () => {
  expect([...failedUnitTests(null), ...failedBrowserTests(null)]).toEqual([]);
});
