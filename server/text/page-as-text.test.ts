import { expect, test } from "vitest";
import { pageAsText } from "#server/text/page-as-text.ts";

const FORM = {
  origin: "https://site.example",
  words: {
    en: {
      picture: "Picture",
      links: "Links",
      otherWays: "Call us.",
      askByAddress: "Ask: {toolAddress}",
    },
    es: {
      picture: "Foto",
      links: "Enlaces",
      otherWays: "Llame.",
      askByAddress: "Pida: {toolAddress}",
    },
  },
};

const textOf = (main: string, language = "en") =>
  pageAsText(
    `<!DOCTYPE html><html lang="${language}"><head><title>No</title><style>p{}</style></head><body><header><nav><a href="/no">No</a></nav></header><main>${main}</main><dialog>No</dialog><script>no()</script></body></html>`,
    FORM,
  );

test("links within the page lead to where it stands", () => {
  const page = `<html lang="es"><head><link rel="canonical" href="https://site.example/es/tools/price"/></head><body><a href="?job=roof#answer">Techo</a> <a href="/es/solar">Solar</a></body></html>`;
  expect(pageAsText(page, FORM)).toContain("https://site.example/es/tools/price?job=roof#answer");
  expect(pageAsText(page, FORM)).toContain("https://site.example/es/solar");
});

test.each([
  [
    "headings and paragraphs stand apart",
    "<h1>One <!-- -->page</h1><p>A\n  b.</p>",
    "# One page\n\nA b.\n",
  ],
  ["points of a list do not", "<p>A:</p><ul><li>b</li><li><p>c</p></li></ul>", "A:\n\n- b\n- c\n"],
  [
    "steps have numbers",
    "<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>",
    "1. a\n   - b\n2. c\n",
  ],
  ["a card with a heading is no point", "<ul><li><h3>A</h3><p>b</p></li></ul>", "### A\n\nb\n"],
  [
    "terms and what they mean stay together",
    "<dl><div><dt>A</dt><dd>b</dd></div><div><dt>C</dt><dd>d</dd></div></dl>",
    "A: b\nC: d\n",
  ],
  [
    "words that only styles keep apart do not run together",
    "<p><span>Solar</span><span>from us</span><b>.</b></p>",
    "Solar from us.\n",
  ],
  [
    "nor do a word and the mark behind it",
    "<p>Drawing<b>Sample</b></p><p>One <i>roof</i>, or (<b>two</b>)</p>",
    "Drawing Sample\n\nOne roof, or (two)\n",
  ],
  [
    "a label that ends in a mark gets no other",
    "<dl><div><dt>Licensed?</dt><dd>Yes</dd></div><div><dt>Source:</dt><dd>b</dd></div></dl>",
    "Licensed? Yes\nSource: b\n",
  ],
  [
    "what is not shown is not said",
    "<p hidden>a</p><p aria-hidden='true'>b</p><button>c</button><p>d</p>",
    "d\n",
  ],
  [
    "pictures say what they show",
    '<p><img alt="A roof"><img alt=""><svg aria-label="A map"></svg></p>',
    "[Picture: A roof] [Picture: A map]\n",
  ],
])("%s", (_what, main, text) => expect(textOf(main)).toBe(text));

test("addresses of links stand at the end, each once", () => {
  const main =
    '<p><a href="/a">A</a>, <a href="https://b.example/c">b</a> or <a href="/a">again</a>.</p>' +
    '<p><a href="tel:+1">555</a> <a href="#here">below</a> <a href="/d" aria-label="D"><svg></svg></a></p>';
  expect(textOf(main)).toBe(
    "A [1], b [2] or again [1].\n\n555 below D [3]\n\nLinks\n[1] https://site.example/a\n[2] https://b.example/c\n[3] https://site.example/d\n",
  );
});

test("a table has a row a line", () => {
  const table =
    "<table><caption>Roofs</caption><thead><tr><td></td><th>Tile</th></tr></thead><tbody><tr><th>Life</th><td><ul><li>50</li><li>years | more</li></ul></td></tr></tbody></table>";
  expect(textOf(table)).toBe(
    "Roofs\n\n|  | Tile |\n| --- | --- |\n| Life | - 50; - years / more |\n".replace("|  |", "| |"),
  );
});

test("a form says what it asks, and how else to answer", () => {
  const fields =
    '<label>Name<input name="name"></label><input type="hidden" name="key" value="k"><fieldset><legend>Work</legend><label><input type="radio" name="work" value="roof" checked>Roof</label><label><input type="checkbox" name="more" value="yes">More</label></fieldset>';
  expect(textOf(`<form action="/a" method="post">${fields}</form>`)).toBe(
    "Name ____\n\nWork\n(x) Roof\n[ ] More\n\nCall us.\n",
  );
  expect(textOf(`<form action="/tools/x#answer">${fields}</form>`)).toBe(
    "Name ____ (name=)\n\nWork\n(x) (work=roof) Roof\n[ ] (more=yes) More\n\nAsk: https://site.example/tools/x?\n",
  );
});

test("a form that only scripts answer promises nothing", () => {
  expect(textOf('<form><label>ZIP code<input name="zip"></label></form>')).toBe("ZIP code ____\n");
});

test("the words are those of the page's language, or else of the first", () => {
  expect(textOf('<img alt="A">', "es")).toBe("[Foto: A]\n");
  expect(textOf('<img alt="A">', "fr")).toBe("[Picture: A]\n");
});

test("what a visitor wrote stays a text", () => {
  expect(textOf("<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>")).toBe(
    "<script>alert(1)</script> & more\n",
  );
});
