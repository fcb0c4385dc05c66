/**
 * A page as the installed React Router makes it goes through both of ours that read its output: who
 * brings React Router up to date learns here what has changed.
 */
import { createElement } from "react";
import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  UNSAFE_decodeViaTurboStream as decode,
} from "react-router";
import { expect, test } from "vitest";
import { deferScripts } from "#app/defer-scripts.ts";
import { ownParts } from "#app/own-parts.ts";
import { setDataApart } from "#scripts/set-data-apart.ts";
import { hashSource } from "#server/content-security-policy.ts";

const WORDS = 'words of the page, </script><script> and "quotes" too';

const file = (name: string) => `/assets/${name}.js`;

function routeOf(id: string, parentId?: string) {
  const manifest = {
    id,
    parentId,
    path: parentId ? "solar" : "",
    module: file(id),
    imports: [file("shared")],
    css: [],
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const Body = () =>
    parentId
      ? createElement("p")
      : createElement("body", null, createElement(Outlet), createElement(Scripts));
  return { manifest, module: { default: Body, loader: () => ({ words: WORDS }) } };
}

const routes = { root: routeOf("root"), solar: routeOf("solar", "root") };

const MARK = "0b9ab5ae-3c9e-4d1b-9f5e-0123456789ab";
/** Asks for a page whose own scripts bear the mark. */
const MARKED = "x-marked";

/** As entry.server.tsx does it, without our content. */
async function render(request: Request, status: number, headers: Headers, context: EntryContext) {
  const stream = await renderToReadableStream(
    createElement(ServerRouter, {
      context,
      url: request.url,
      ...(request.headers.has(MARKED) && { nonce: MARK }),
    }),
  );
  await stream.allReady;
  return new Response(await new Response(stream).text(), { status, headers });
}

const build = {
  entry: { module: { default: render } },
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, { manifest, module }]) => [id, { ...manifest, module }]),
  ),
  assets: {
    version: "1",
    url: file("manifest"),
    entry: { module: file("entry"), imports: [file("react")] },
    routes: Object.fromEntries(Object.entries(routes).map(([id, { manifest }]) => [id, manifest])),
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

async function renderedPage(headers = {}) {
  const asked = new Request("http://localhost/solar", { headers });
  const answer = await createRequestHandler(build)(asked);
  expect(answer.status).toBe(200);
  return answer.text();
}

test("every file of the page waits, and each is named once", async () => {
  const html = deferScripts(await renderedPage());
  expect(html).not.toContain("modulepreload");
  expect(html).not.toContain('async=""');
  const named = [...html.matchAll(/"(\/assets\/\w+\.js)"/g)].map(([, name]) => name);
  const files = ["entry", "manifest", "root", "solar", "react", "shared"].map(file);
  expect(named).toHaveLength(files.length);
  expect(new Set(named)).toEqual(new Set(files));
});

test("each module reaches React Router under the name of its route", async () => {
  const html = deferScripts(await renderedPage());
  const files = JSON.parse(/const files=(\[.*?\]);/.exec(html)?.[1] ?? "[]") as string[];
  const [, names = ""] = /const \[entry,(.*?)\]=/.exec(html) ?? [];
  const routeModules = /__reactRouterRouteModules = (\{.*?\});/.exec(html)?.[1] ?? "";
  for (const id of Object.keys(routes)) {
    const [, name = ""] = new RegExp(`"${id}":(\\w+)`).exec(routeModules) ?? [];
    expect(files[["entry", ...names.split(",")].indexOf(name)]).toBe(file(id));
  }
  expect(files[0]).toBe(file("entry"));
});

test("all data of the page moves into its file, and React Router can read it", async () => {
  const page = await renderedPage();
  expect(page).toContain("words of the page");
  const { html, data } = setDataApart(deferScripts(page));
  expect(html).not.toContain("words of the page");
  const bytes = new Blob([data]).stream();
  const { value } = await decode(bytes, globalThis);
  expect(value).toMatchObject({ loaderData: { solar: { words: WORDS } } });
});

const STARTER = '<script type="module" async="">';

test.each([
  ["a start script with other quotes", STARTER, "<script type='module' async=''>"],
  ["its attributes in another order", STARTER, '<script async="" type="module">'],
  ["an attribute more", STARTER, '<script type="module" async="" crossorigin="">'],
  [
    "a second start script",
    STARTER,
    `${STARTER}import "/a.js";import("/b.js");</script>${STARTER}`,
  ],
  ["a script file", "<body>", '<body><script src="/a.js"></script>'],
  ["a script nobody knows", "<body>", "<body><script>something(new)</script>"],
  ["no start script", STARTER, '<script type="application/ld+json">'],
  ["no import of the entry", 'import("/assets/entry.js")', "start()"],
  ["an import of another shape", "import * as", "import {} from"],
  ["data by another way", "streamController.enqueue(", "streamController.push("],
  ["another end of the data", "streamController.close()", "streamController.end()"],
])("%s is refused, with a word on where to look", async (_what, before, after) => {
  const page = await renderedPage();
  expect(page).toContain(before);
  const changed = page.replaceAll(before, after);
  expect(() => setDataApart(deferScripts(changed))).toThrow(/has changed|have changed/);
  expect(() => setDataApart(deferScripts(changed))).toThrow(/see .*app\//);
});

const markedPage = () => renderedPage({ [MARKED]: "yes" });

test("what React Router itself writes may run, and nothing else", async () => {
  const { html, allowed } = ownParts(deferScripts(await markedPage()), MARK);
  expect(html).not.toContain(MARK);
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBe(4);
  for (const [, text = ""] of scripts) expect(allowed.scripts).toContain(hashSource(text));
  expect(allowed.scripts.length).toBe(scripts.length);
});

test.each([
  ["at its beginning", "<body>", "<body>HOSTILE"],
  ["before the start script", `<script nonce="${MARK}" type="module"`, `HOSTILE$&`],
  ["among its data", "words of the page", "</script>HOSTILE"],
  ["between the pieces of the stream", "<!--$-->", "$&HOSTILE"],
  ["at its end", "</body>", "HOSTILE$&"],
])("a script that comes into the stream %s ends in no page", async (_where, place, injected) => {
  for (const hostile of ["<script>alert(1)</script>", SHAPED_LIKE_DATA, SHAPED_LIKE_THE_STARTER]) {
    const page = (await markedPage()).replace(place, injected.replace("HOSTILE", hostile));
    expect(page).toContain(hostile);
    expect(() => ownParts(deferScripts(page), MARK)).toThrow(/script/);
  }
});

const SHAPED_LIKE_DATA =
  '<script>window.__reactRouterContext.streamController.enqueue("[1]");</script>';
const SHAPED_LIKE_THE_STARTER = `${STARTER}import "/assets/a.js";import("/assets/b.js");</script>`;
