/** What is rendered once for everybody. Runs against the build. */
import path from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { SERVICES } from "#questions/services.ts";
import { projectFolder } from "#server/settings.ts";
import { encodeRendered } from "#server/encoded-response.ts";
import { createRenderCache, type RenderCache } from "#server/render-cache.ts";

let build: ServerBuild;
/** The addresses that were rendered. */
let rendered: string[];
let pages: RenderCache;

beforeAll(async () => {
  build = await import(path.join(projectFolder, "build/server/index.js"));
});
beforeEach(() => {
  rendered = [];
  const handle = createRequestHandler(build, "production");
  pages = createRenderCache(build, async (request) => {
    const { pathname, search } = new URL(request.url);
    rendered.push(pathname + search);
    return encodeRendered(await handle(request, new RouterContextProvider()));
  });
});

const htmlOf = (page: Awaited<ReturnType<RenderCache["get"]>>) => page?.plain.toString();

test("a form that somebody brings words to is for them alone", async () => {
  expect(await pages.get("/free-pricing", "?service=solar&message=mine")).toBeUndefined();
  expect(rendered).toEqual([]);
});

test("a hundred addresses without a page are rendered twice", async () => {
  const asked = Array.from({ length: 50 }, (_, index) => [`/nope-${index}`, `/a/nope-${index}`]);
  const found = await Promise.all(asked.flat().map((address) => pages.get(address, "?a=b")));
  expect(new Set(found.map((page) => page?.status))).toEqual(new Set([404]));
  expect(rendered).toHaveLength(2);
});

test("what is not found is the page that React Router would have made, and nothing of who asked", async () => {
  const found = await pages.get("/<script>", "?who=rosa");
  const handle = createRequestHandler(build, "production");
  const answer = await handle(new Request("http://localhost/nope"), new RouterContextProvider());
  expect(htmlOf(found)).toBe(await answer.text());
  expect(htmlOf(found)).not.toContain("rosa");
  for (const [name, value] of answer.headers) expect(found?.headers[name]).toBe(value);
});

test("the form for a price is rendered once for each service, whatever else stands in its address", async () => {
  for (const query of [
    "?service=roofing",
    "?utm=1&service=roofing",
    "?service=roofing&service=no",
  ]) {
    const page = await pages.get("/free-pricing", query);
    expect([query, page?.status]).toEqual([query, 200]);
    expect(htmlOf(page)).toMatch(/checked=""[^>]*value="roofing"|value="roofing"[^>]*checked=""/);
  }
  expect(rendered).toEqual(["/free-pricing?service=roofing"]);
});

test.each([
  ["/free-pricing/sent/0123456789", ""],
  ["/request-delete-account/status/0123456789", ""],
  ["/stop/done", ""],
  ["/nope.data", "?_routes=root"],
  ["/free-pricing", `?service=${SERVICES.join("&service=")}`],
])("%s%s may be for one person, so it is not held", async (address, query) => {
  expect(await pages.get(address, query)).toBeUndefined();
  expect(rendered).toEqual([]);
});

test("a page that breaks is tried again", async () => {
  let status = 500;
  pages = createRenderCache(build, async () => encodeRendered(new Response("a page", { status })));
  expect(await pages.get("/nope", "")).toBeUndefined();
  status = 404;
  expect(htmlOf(await pages.get("/nope", ""))).toBe("a page");
});
