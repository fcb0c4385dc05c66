/** Answers of tools within pages of the build. Runs against the build. */
import path from "node:path";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { readLaterDays } from "#server/later-pages.ts";
import { readPrerendered } from "#server/prerendered.ts";
import { projectFolder } from "#server/settings.ts";
import { toolAnswers } from "#server/tool-answers.ts";
import { toolPagesOf } from "#server/tool-pages.ts";

const NO_ANSWER = "this=is&no=question&price=<b>%22";

const build = await import(path.join(projectFolder, "build/server/index.js"));
const { toolHtml, turnstileContext, asOf } = build.entry.module;
const tools = toolPagesOf(build);
const pages = readPrerendered(path.join(projectFolder, "build/client"));
const handle = createRequestHandler(build, "production");

/** Each tool in each language, with its example's query, and with one that it does not understand. */
const questions = Object.entries(readContent(fixedAddresses()).languages).flatMap(
  ([language, { pages: all }]) =>
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

const requestFor = (address: string, init?: RequestInit) =>
  new Request(new URL(address, "http://localhost"), init);

async function renderWhole(request: Request): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(turnstileContext, (work: () => unknown) => work());
  return handle(request, context);
}

test("there are seven tools in two languages", () => {
  expect(questions).toHaveLength(7 * 2 * 2);
});

describe.each(questions)("%s", (address) => {
  test("is answered as by a page that is rendered whole", async () => {
    const answer = await toolAnswers(pages, tools, toolHtml)(requestFor(address));
    const whole = await renderWhole(requestFor(address));
    expect(answer).toBeDefined();
    const [html = "", wholeHtml] = [await answer?.text(), await whole.text()];
    expect(wordsIn(html)).toEqual(wordsIn(wholeHtml));
    expect(headOf(html)).toEqual(headOf(wholeHtml));
    expect(rulesIn(html)).toEqual(rulesIn(wholeHtml));
    for (const name of ["content-type", "cache-control", "referrer-policy", "x-robots-tag"]) {
      expect(answer?.headers.get(name)).toBe(whole.headers.get(name));
    }
  });
});

test("pages of days to come answer, too", async () => {
  const days = readLaterDays(path.join(projectFolder, "build"));
  const english = questions.filter((address) => address.startsWith("/tools/"));
  for (const { begins } of [days.at(0), days.at(-1)].flatMap((day) => day ?? [])) {
    const then = readPrerendered(path.join(projectFolder, "build/client"), 0, () => begins);
    const answer = toolAnswers(then, tools, toolHtml);
    const answers = await asOf(begins, () =>
      Promise.all(english.map((address) => answer(requestFor(address)))),
    );
    expect(answers).not.toContain(undefined);
  }
});

test("a tool that is not in its page as it is rendered now is left to be rendered whole", async () => {
  const other = async () => "<p>not what the build made</p>";
  expect(
    await toolAnswers(pages, tools, other)(requestFor("/tools/price?job=roof")),
  ).toBeUndefined();
});

test.each(["/solar?a=b", "/tools/nope?a=b", "/tools/price", "/tools/price.data?job=roof"])(
  "%s is nothing for a tool",
  async (address) => {
    expect(await toolAnswers(pages, tools, toolHtml)(requestFor(address))).toBeUndefined();
  },
);

test("what is sent to a tool is not for its address to answer", async () => {
  const sent = requestFor("/tools/home-file?a=b", { method: "POST", body: "roofKind=tile" });
  expect(await toolAnswers(pages, tools, toolHtml)(sent)).toBeUndefined();
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
