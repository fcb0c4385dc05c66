import { expect, test } from "vitest";
import { paragraphsIn } from "./pasted.ts";

test("from Word come paragraphs, bold words and links, and nothing that cannot be seen", () => {
  const html = `<html><head><style>p { color: red }</style></head><body><!--StartFragment-->
<p class=MsoNormal>We <b>answer </b>within&nbsp;a day.<o:p></o:p></p>
<p>See <a href="https://www.example.com/a?b=1&amp;c=2"><span>the law</span></a>\u200B &#8212; it’s short.</p></body></html>`;
  expect(paragraphsIn("", html)).toEqual([
    "We **answer** within a day.",
    "See [the law](https://www.example.com/a?b=1&c=2) — it’s short.",
  ]);
});

test("Google Docs wraps everything in a <b> that is none", () => {
  const html = `<b style="font-weight:normal"><p><span style="font-weight:700">Free</span> here</p></b>`;
  expect(paragraphsIn("", html)).toEqual(["**Free** here"]);
});

test("plain text keeps its paragraphs alone", () => {
  expect(paragraphsIn("One\u00A0thing.\r\n\r\nAn\u200Bother  one.\n")).toEqual([
    "One thing.",
    "Another one.",
  ]);
});
