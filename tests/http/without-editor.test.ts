/** The editor is no part of what is published: not a byte of it. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/settings.ts";
import { testedSite } from "../tested-site.ts";

const TEXT = /\.(js|css|html|json|data|txt|map)$/;

const readsIn = (folder: string, ending: RegExp) =>
  globSync("**/*.*", { cwd: path.join(projectFolder, folder) })
    .filter((file) => ending.test(file) && !/\.test\.|^tests\//.test(file))
    .map((file) => [file, readFileSync(path.join(projectFolder, folder, file), "utf8")] as const);

/** What the form says in sentences of its own, where it asks, and what its parts are called. */
function marksOfEditor(): string[] {
  const sources = readsIn("editor", /\.tsx?$/).map(([, text]) => text);
  const said = sources.flatMap((text) =>
    [...text.matchAll(/(?<=[">])[A-Z][a-z]+(?: [A-Za-z’,]+){3,}(?=[".?<])/g)].map(
      ([words]) => words,
    ),
  );
  return [...new Set([...said, "/edit/", "edit/api", "editYaml"])];
}

test("nothing of the editor is in the build", () => {
  const marks = marksOfEditor();
  expect(marks.length).toBeGreaterThan(20);
  const files = readsIn(testedSite.BUILD_DIR, TEXT);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(([file, text]) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`),
  );
  expect(found).toEqual([]);
});
