/** What visitors get when the site itself breaks. Runs against the build. */
import path from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { plainPage } from "#server/plain-page.ts";
import { projectFolder } from "#server/settings.ts";

const SECRET = "a secret in the stack";
let build: ServerBuild & { entry: { module: { plainWords: Parameters<typeof plainPage>[1] } } };

beforeAll(async () => {
  build = await import(path.join(projectFolder, "build/server/index.js"));
});

/** The build with one page whose loader fails. */
function brokenBuild(): ServerBuild {
  const route = build.routes["/solar"];
  if (!route) throw new Error("There is no route /solar");
  const loader = () => {
    throw new Error(SECRET);
  };
  return {
    ...build,
    routes: { ...build.routes, "/solar": { ...route, module: { ...route.module, loader } } },
  };
}

test("a page that breaks on the server is the error screen, with 500 and no details", async () => {
  const said = vi.spyOn(process.stdout, "write");
  const handle = createRequestHandler(brokenBuild(), "production");
  const answer = await handle(new Request("http://localhost/solar"));
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain("<title>Unexpected Application Error!</title>");
  expect(html).toContain(build.entry.module.plainWords.phone.shown);
  expect(html).toContain('href="/"');
  expect(html).not.toContain(SECRET);
  expect(html).not.toContain("at loader");
  expect(JSON.stringify(said.mock.calls)).not.toContain(SECRET);
});

test("when even that fails, a plain page says the same", () => {
  const { plainWords } = build.entry.module;
  const html = plainPage(500, plainWords);
  expect(html).toContain("<title>Unexpected Application Error!</title>");
  expect(html).toContain(`tel:${plainWords.phone.dialled}`);
  expect(html).toContain('href="/"');
});

test("plain pages show words as words", () => {
  const html = plainPage(500, { ...build.entry.module.plainWords, name: '<b a="b">&' });
  expect(html).toContain("&lt;b a=&quot;b&quot;&gt;&amp;");
});
