/** What visitors get when the site itself breaks. Runs against the build. */
import path from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { type PlainWordsAt, plainPage } from "#server/plain-page.ts";
import { projectFolder } from "#server/settings.ts";

const SECRET = "a secret in the stack";
let build: ServerBuild & { entry: { module: { plainWordsAt: PlainWordsAt } } };

const wordsAt = (address: string) => build.entry.module.plainWordsAt(address);

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
  expect(html).toContain(wordsAt("/").phone.shown);
  expect(html).toContain('href="/"');
  expect(html).not.toContain(SECRET);
  expect(html).not.toContain("at loader");
  expect(JSON.stringify(said.mock.calls)).not.toContain(SECRET);
});

test("when even that fails, a plain page says the same", () => {
  const html = plainPage(500, wordsAt("/"));
  expect(html).toContain("<title>Unexpected Application Error!</title>");
  expect(html).toContain(`tel:${wordsAt("/").phone.dialled}`);
  expect(html).toContain('href="/"');
});

test("plain pages show words as words", () => {
  const html = plainPage(500, { ...wordsAt("/"), name: '<b a="b">&' });
  expect(html).toContain("&lt;b a=&quot;b&quot;&gt;&amp;");
});

test("plain pages speak the language of the page, and say where they do not", () => {
  for (const status of [413, 429, 500, 503]) {
    const english = plainPage(status, wordsAt("/contact"));
    const spanish = plainPage(status, wordsAt("/es/contact"));
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toContain('<a href="/es">');
    expect(/<p>.*/.exec(spanish)?.[0]).not.toBe(/<p>.*/.exec(english)?.[0]);
  }
  expect(plainPage(500, wordsAt("/es"))).toContain('<h1 lang="en">Unexpected Application Error!');
  expect(plainPage(429, wordsAt("/es"))).toMatch(/<h1>Demasiados/);
  expect(plainPage(414, wordsAt("/es"))).toContain('<h1 lang="en">414');
  expect(plainPage(414, wordsAt("/"))).toContain("<h1>414");
});
