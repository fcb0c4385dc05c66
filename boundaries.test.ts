/** Small files with one import each, in a folder of their own, and what the linter says of them. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/settings.ts";

/** A file, and what it must not import. */
const WRONG = [
  ["app/ui/button.tsx", "#app/layout/header.tsx"],
  ["app/ui/button.tsx", "#app/forms/question.tsx"],
  ["app/ui/button.tsx", "#app/sections/hero/hero.tsx"],
  ["app/ui/button.tsx", "#app/pages/page.tsx"],
  ["app/ui/button.tsx", "../forms/question.tsx"],
  ["app/counting/use-tell.ts", "#app/forms/question.tsx"],
  ["app/forms/question.tsx", "#app/sections/hero/hero.tsx"],
  ["app/forms/question.tsx", "#app/layout/header.tsx"],
  ["app/forms/question.tsx", "#server/log.ts"],
  ["app/layout/header.tsx", "#app/sections/sections.tsx"],
  ["app/sections/hero/hero.tsx", "#app/sections/call/call.tsx"],
  ["app/sections/hero/hero.tsx", "../call/call.tsx"],
  ["app/sections/hero/hero.tsx", "#app/layout/header.tsx"],
  ["app/sections/hero/hero.tsx", "#app/pages/head.ts"],
  ["app/sections/hero/prepare.server.ts", "#app/sections/call/prepare.server.ts"],
  ["app/sections/hero/schema.ts", "#app/sections/call/schema.ts"],
  ["app/sections/sections.tsx", "#app/layout/header.tsx"],
  ["app/sections/hero/hero.tsx", "zod"],
  ["app/ui/button.tsx", "yaml"],
  ["app/layout/header.tsx", "kysely"],
  ["app/forms/draft.ts", "node:fs"],
  ["app/forms/draft.ts", "node:fs/promises"],
  ["app/pages/page.tsx", "node:path"],
  ["app/content/fill.ts", "#app/content/reading/text.ts"],
  ["app/pages/page.tsx", "#app/content/reading/text.ts"],
  ["app/pages/page.tsx", "#requests/desk.server.ts"],
  ["app/content/head.server.ts", "yaml"],
  ["app/content/head.server.ts", "#app/content/reading/read.ts"],
  ["app/content/head.server.ts", "#requests/keeping/store.server.ts"],
  ["app/content/reading/facts.ts", "#requests/keeping/store.server.ts"],
  ["requests/asking/contact.ts", "node:dns"],
  ["requests/asking/contact.ts", "#requests/keeping/store.server.ts"],
  ["requests/keeping/store.server.ts", "#server/site.ts"],
  ["requests/keeping/store.server.ts", "#app/pages/page.tsx"],
  ["requests/desk.server.ts", "#app/content/load.server.ts"],
  ["server/site.ts", "react"],
  ["server/site.ts", "react-dom/server"],
  ["server/site.ts", "#app/root.tsx"],
  ["server/site.ts", "#requests/keeping/store.server.ts"],
  ["estimates/solar.ts", "react"],
  ["estimates/solar.ts", "node:fs"],
  ["estimates/solar.ts", "#app/content/fill.ts"],
  ["estimates/solar.ts", "#server/log.ts"],
  ["estimates/solar.ts", "#requests/asking/contact.ts"],
  ["app/pages/page.tsx", "#editor/writing/edit.ts"],
  ["server/site.ts", "#editor/writing/edit.ts"],
  ["editor/writing/edit.ts", "#app/content/fill.ts"],
  ["editor/form/field.tsx", "#editor/server/answer.ts"],
  ["editor/form/field.tsx", "node:fs"],
  ["editor/server/answer.ts", "#app/pages/page.tsx"],
] as const;

/** Not even their types. */
const WRONG_TYPES = [
  ["app/ui/button.tsx", "#app/sections/call/call.tsx"],
  ["app/layout/header.tsx", "#app/pages/page.tsx"],
  ["app/sections/hero/hero.tsx", "#app/sections/call/prepare.server.ts"],
] as const;

const RIGHT = [
  ["app/ui/button.tsx", "#app/content/fill.ts"],
  ["app/ui/button.tsx", "./icon.tsx"],
  ["app/forms/take-form.server.ts", "#server/log.ts"],
  ["app/sections/hero/hero.tsx", "#app/forms/question.tsx"],
  ["app/sections/hero/hero.tsx", "./hero-words.tsx"],
  ["app/sections/hero/hero.tsx", "#estimates/solar.ts"],
  ["app/sections/hero/schema.ts", "zod"],
  ["app/sections/hero/schema.ts", "../../../art/hotspots.json"],
  ["app/sections/section.schema.ts", "#app/sections/hero/schema.ts"],
  ["app/sections/prepare.server.ts", "#app/sections/hero/prepare.server.ts"],
  ["app/content/reading/read.ts", "yaml"],
  ["app/pages/stop.tsx", "#app/sections/sections.tsx"],
  ["requests/sending/letter.server.ts", "#app/content/fill.ts"],
  ["server/main.ts", "react-router"],
  ["server/main.ts", "#requests/desk.server.ts"],
  ["estimates/solar.ts", "#estimates/sun.ts"],
  ["editor/form/field.tsx", "#editor/writing/edit.ts"],
  ["editor/server/answer.ts", "#app/content/reading/read.ts"],
  ["app/ui/button.test.ts", "#app/sections/hero/hero.tsx"],
] as const;

const RIGHT_TYPES = [
  ["app/ui/site.ts", "#app/root.tsx"],
  ["app/sections/hero/hero.tsx", "#app/sections/prepare.server.ts"],
  ["app/sections/hero/hero.tsx", "#app/content/reading/schema.ts"],
  ["requests/sending/stationery.ts", "#app/content/reading/schema.ts"],
  ["server/main.ts", "#requests/sending/stationery.ts"],
] as const;

type Case = readonly [file: string, statement: string];
const value = ([file, from]: Case): Case => [file, `import "${from}";`];
const type = ([file, from]: Case): Case => [file, `export type * from "${from}";`];
const wrong = [...WRONG.map(value), ...WRONG_TYPES.map(type)];
const right = [...RIGHT.map(value), ...RIGHT_TYPES.map(type)];

const told = lint([...wrong, ...right]);

test.each(wrong)("%s: %s is refused, and told what to do", (file, statement) => {
  expect(told.get(`${file} ${statement}`)).toMatch(/\w{3}/);
});

test.each(right)("%s: %s is let through", (file, statement) => {
  expect(told.get(`${file} ${statement}`)).toBeUndefined();
});

/** What the linter says to do instead, by file and statement. */
function lint(cases: Case[]): Map<string, string> {
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
