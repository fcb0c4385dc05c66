/** The editor is no part of what is published: not a byte of it, and nothing is let in for it. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "#server/settings.ts";
import { ask } from "./ask.ts";

const TEXT = /\.(js|css|html|json|data|txt|webmanifest|map)$/;

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
  return [...new Set([...said, "/edit/", "edit/api", "SHOW_DRAFTS", "editYaml"])];
}

test("nothing of the editor is in the build", () => {
  const marks = marksOfEditor();
  expect(marks.length).toBeGreaterThan(20);
  const files = readsIn("build", TEXT);
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap(([file, text]) =>
    marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`),
  );
  expect(found).toEqual([]);
});

test("where the editor would be, there is nothing, and pages let nobody frame them", async () => {
  for (const address of ["/edit/", "/edit/api/known", "/edit/api/file?name=company.yaml"]) {
    const { status } = await ask(address);
    expect([308, 404], address).toContain(status);
  }
  const { status } = await ask("/edit/api/save", { method: "POST", body: "{}" });
  expect(status).toBeGreaterThanOrEqual(400);
  for (const address of ["/", "/edit"]) {
    const policy = (await ask(address)).headers.get("content-security-policy") ?? "";
    expect(policy, address).toContain("frame-ancestors 'none'");
    expect(policy, address).toContain("frame-src 'none'");
  }
});
