/** What visitors get when the site itself breaks. Runs against the build. */
import path from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { projectFolder } from "#server/settings.ts";
import { site } from "../content.ts";
import { testedSite } from "../tested-site.ts";

const SECRET = "a secret in the stack";

/** The build with one page whose loader fails. */
async function brokenBuild(): Promise<ServerBuild> {
  const file = path.join(projectFolder, testedSite.BUILD_DIR, "server/index.js");
  const build: ServerBuild = await import(file);
  const route = build.routes["/history"];
  if (!route) throw new Error("There is no route /history");
  const loader = () => {
    throw new Error(SECRET);
  };
  return {
    ...build,
    routes: { ...build.routes, "/history": { ...route, module: { ...route.module, loader } } },
  };
}

test("a page that breaks on the server is the error screen, with 500 and no details", async () => {
  const said = vi.spyOn(process.stdout, "write");
  const handle = createRequestHandler(await brokenBuild(), "production");
  const answer = await handle(new Request("http://localhost/history"));
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain("<title>Unexpected Application Error!</title>");
  expect(html).toContain(site.company.phone.shown);
  expect(html).toContain('href="/"');
  expect(html).not.toContain(SECRET);
  expect(html).not.toContain("at loader");
  expect(JSON.stringify(said.mock.calls)).not.toContain(SECRET);
});
