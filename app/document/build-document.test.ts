import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { buildDocument } from "#app/document/build-document.server.ts";
import { OWN_DOCUMENT } from "#app/document/own-document.ts";
import { hashSource } from "#server/content-security-policy.ts";

const DATA = '[{"words":"</script><script>alert(1)</script>"}]\n';

function contextOf(handle?: object) {
  const matches = ["root", "/solar"].map((id) => ({ route: { id } }));
  const route = (id: string, file: string) => ({
    id,
    module: file,
    imports: ["/assets/shared.js"],
  });
  return {
    manifest: {
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
      routes: {
        root: route("root", "/assets/root.js"),
        "/solar": route("/solar", "/assets/solar.js"),
      },
    },
    routeModules: { root: {}, "/solar": { handle } },
    staticHandlerContext: { matches, errors: null },
    serverHandoffString: '{"ssr":true}',
    serverHandoffStream: new Response(DATA).body,
  } as unknown as EntryContext;
}

const page = (words = "") => `<html><head></head><body><p>${words}</p></body></html>`;

const scriptsIn = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, how = "", text = ""]) => ({
    how,
    text,
  }));

test("a page may run the scripts that it was given, and its data is none", async () => {
  const { html, allowed } = await buildDocument(page(), contextOf(), { name: "</script>" });
  const scripts = scriptsIn(html);
  expect(scripts).toHaveLength(4);
  const run = scripts.filter(({ how }) => !how.includes("json"));
  expect(allowed).toEqual({ scripts: run.map(({ text }) => hashSource(text)), styles: [] });
  const data = scripts.find(({ how }) => how.includes("hydration-data"))?.text ?? "";
  expect(JSON.parse(data)).toEqual(JSON.parse(DATA));
});

test("all files of a page are named once, each route's under its name", async () => {
  const { html } = await buildDocument(page(), contextOf());
  const files = JSON.parse(/files=(\[[^\]]*\])/.exec(html)?.[1] ?? "");
  const named = ["entry", "manifest", "root", "solar", "react", "shared"];
  expect(files).toEqual(named.map((name) => `/assets/${name}.js`));
  expect(html).toContain('routes=["root","/solar"]');
});

test("a page that draws its whole document gets one script, and no data", async () => {
  const { html, allowed } = await buildDocument(page(), contextOf(OWN_DOCUMENT));
  expect(scriptsIn(html)).toHaveLength(1);
  expect(allowed.scripts).toHaveLength(1);
});

test.each(["<script>alert(1)</script>", "<SCRIPT src=//elsewhere.example>", "<style>p{}</style>"])(
  "%s in what React rendered ends in no page",
  async (hostile) => {
    await expect(buildDocument(page(hostile), contextOf())).rejects.toThrow("inline code");
  },
);

test("words about scripts are only words", async () => {
  const words = "&lt;script&gt;alert(1)&lt;/script&gt;";
  expect((await buildDocument(page(words), contextOf())).html).toContain(words);
});
