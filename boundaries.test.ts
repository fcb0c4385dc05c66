/** Small files with one import each, in a folder of their own, and what the linter says of them. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/settings.ts";

/** One of each kind; the table itself is in boundaries.ts. */
const WRONG = [
  ["app/ui/button.tsx", 'import "#app/pages/page.tsx";'],
  ["app/sections/hero/hero.tsx", 'import "../call/call.tsx";'],
  ["app/pages/page.tsx", 'import "#editor/writing/edit.ts";'],
  ["app/forms/draft.ts", 'import "node:fs/promises";'],
  ["app/ui/button.tsx", 'export type * from "#app/sections/call/call.tsx";'],
] as const;
const RIGHT = [
  ["app/sections/hero/hero.tsx", 'import "#app/forms/question.tsx";'],
  ["app/sections/hero/hero.tsx", 'export type * from "#app/sections/prepare.server.ts";'],
] as const;

const told = lint([...WRONG, ...RIGHT]);

test.each(WRONG)("%s: %s is refused, and told what to do", (file, statement) => {
  expect(told.get(`${file} ${statement}`)).toMatch(/\w{3}/);
});

test.each(RIGHT)("%s: %s is let through", (file, statement) => {
  expect(told.get(`${file} ${statement}`)).toBeUndefined();
});

/** What the linter says to do instead, by file and statement. */
function lint(cases: (readonly [file: string, statement: string])[]): Map<string, string> {
  const folder = mkdtempSync(path.join(tmpdir(), "boundaries-"));
  const config = JSON.stringify(path.join(projectFolder, "oxlint.config.ts"));
  writeFileSync(path.join(folder, "oxlint.config.ts"), `export { default } from ${config};`);
  for (const [file, lines] of Map.groupBy(cases, ([name]) => name)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const statements = lines.map(([, statement]) => statement);
    writeFileSync(path.join(folder, file), statements.join("\n"));
  }
  const { stdout } = spawnSync("oxlint", ["--format=json"], { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return new Map(
    diagnostics
      .filter(({ code }) => code === "eslint(no-restricted-imports)")
      .map(({ filename, help, labels }) => {
        const lines = cases.filter(([file]) => file === filename);
        const statement = lines[(labels[0]?.span.line ?? 0) - 1]?.[1];
        return [`${filename} ${statement}`, help] as const;
      }),
  );
}

interface Diagnostic {
  code: string;
  /** The message of the rule: what to do instead. */
  help: string;
  filename: string;
  labels: { span: { line: number } }[];
}
