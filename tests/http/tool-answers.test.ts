/** Answers of tools within pages of the build. Runs against the build. */
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { readLaterDays } from "#server/later-pages.ts";
import { readPrerendered } from "#server/prerendered.ts";
import { projectFolder } from "#server/settings.ts";
import { toolAnswers } from "#server/tool-answers.ts";
import { toolPagesOf } from "#server/tool-pages.ts";
import type { Turnstile } from "#server/turnstile.ts";

const atOnce: Turnstile = (work) => work();
const NO_ANSWER = "this=is&no=question&price=<b>%22";

const build = await import(path.join(projectFolder, "build/server/index.js"));
const { toolHtml, turnstileContext, asOf } = build.entry.module;
const tools = toolPagesOf(build);
const pages = readPrerendered(path.join(projectFolder, "build/client"));
const handle = createRequestHandler(build, "production");

/** Each tool in each language, with its example's query, and with one that it does not understand. */
const questions = Object.entries(siteContent.languages).flatMap(([language, { pages: all }]) =>
  Object.entries(all).flatMap(([address, { sections }]) =>
    sections.flatMap((section) =>
      "example" in section
        ? [section.example, NO_ANSWER].map(
            (query) => `${language === "en" ? "" : `/${language}`}${address}?${query}`,
          )
        : [],
    ),
  ),
);

const BROWSER = { accept: "text/html,*/*;q=0.8", "accept-encoding": "gzip, deflate, br, zstd" };
const askedFor = (url: string) => ({ method: "GET", url, headers: BROWSER });
const options = { pageAt: pages.get, tools, toolHtml, turnstile: atOnce };
const answerOf = toolAnswers(options);

async function renderWhole(address: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(turnstileContext, atOnce);
  return handle(new Request(new URL(address, "http://localhost")), context);
}

test("there are seven tools in two languages", () => {
  expect(questions).toHaveLength(7 * 2 * 2);
});

describe.each(questions)("%s", (address) => {
  test("is answered as by a page that is rendered whole", async () => {
    const answer = await answerOf(askedFor(address));
    const whole = await renderWhole(address);
    const html = gunzipSync(answer?.body ?? "").toString();
    const wholeHtml = await whole.text();
    expect(wordsIn(html)).toEqual(wordsIn(wholeHtml));
    expect(headOf(html)).toEqual(headOf(wholeHtml));
    expect(rulesIn(html)).toEqual(rulesIn(wholeHtml));
    for (const name of ["Content-Type", "Cache-Control", "Referrer-Policy", "X-Robots-Tag"]) {
      expect(answer?.headers[name]).toBe(whole.headers.get(name));
    }
  });
});

test("pages of days to come answer, too", async () => {
  const days = readLaterDays(path.join(projectFolder, "build"));
  const english = questions.filter((address) => address.startsWith("/tools/"));
  for (const { begins } of [days.at(0), days.at(-1)].flatMap((day) => day ?? [])) {
    const then = readPrerendered(path.join(projectFolder, "build/client"), 0, () => begins);
    const answer = toolAnswers({ ...options, pageAt: then.get });
    const answers = await asOf(begins, () =>
      Promise.all(english.map((address) => answer(askedFor(address)))),
    );
    expect(answers).not.toContain(undefined);
  }
});

test("a tool that is not in its page as it is rendered now is left to be rendered whole", async () => {
  const other = async () => "<p>not what the build made</p>";
  const answer = toolAnswers({ ...options, toolHtml: other });
  expect(await answer(askedFor("/tools/price?job=roof"))).toBeUndefined();
});

test.each(["/solar?a=b", "/tools/nope?a=b", "/tools/price", "/tools/price.data?job=roof"])(
  "%s is nothing for a tool",
  async (address) => {
    expect(await answerOf(askedFor(address))).toBeUndefined();
  },
);

test.each([
  ["text", { ...BROWSER, accept: "text/plain" }],
  ["no gzip", { ...BROWSER, "accept-encoding": "br" }],
])("who wants %s gets a page that is rendered whole", async (_, headers) => {
  expect(await answerOf({ ...askedFor("/tools/price?job=roof"), headers })).toBeUndefined();
});

test("who comes when too many wait is left to be told so, and the next is answered", async () => {
  let isFull = true;
  const turnstile: Turnstile = async (work) => (isFull ? undefined : work());
  const answer = toolAnswers({ ...options, turnstile });
  expect(await answer(askedFor("/tools/price?job=roof"))).toBeUndefined();
  isFull = false;
  expect(await answer(askedFor("/tools/price?job=roof"))).toBeDefined();
});

test("to be put together costs an answer less than a tenth of its bytes", async () => {
  for (const address of questions) {
    const { body } = (await answerOf(askedFor(address))) ?? { body: Buffer.of() };
    expect(body.length / gzipSync(gunzipSync(body)).length).toBeLessThan(1.1);
  }
});

test("what is sent to a tool is not for its address to answer", async () => {
  const sent = { ...askedFor("/tools/home-file?a=b"), method: "POST" };
  expect(await answerOf(sent)).toBeUndefined();
});

const withoutScripts = (html: string) => html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
const STYLES = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** What is in its body, tag by tag. */
const wordsIn = (html: string) =>
  withoutScripts(html.slice(html.indexOf("<body")))
    .replaceAll(STYLES, "")
    .split(/(?=<)/);

/** Its tags in no order. Until when a page of the build holds, an answer need not say. */
const headOf = (html: string) =>
  withoutScripts(html.slice(0, html.indexOf("<body")))
    .replaceAll(STYLES, "")
    .split(/(?=<)/)
    .filter((tag) => !tag.startsWith('<meta name="holds-until"'))
    .toSorted();

/** Wherever they stand. */
const rulesIn = (html: string) =>
  [...html.matchAll(STYLES)].flatMap(([, rules = ""]) => rules.split("}")).toSorted();
