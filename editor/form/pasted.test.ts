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

test("what Word draws and deletes stays out, and no mark stands in another", () => {
  const html = `<!--[if gte mso 9]><xml><o:AllowPNG/></xml><![endif]--><!--StartFragment-->
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><b
style='mso-bidi-font-weight:normal'>It’s <b>free</b></b>\u200B<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>As said<a
style='mso-footnote-id:ftn1' href="#_ftn1">[1]</a><del> once</del></p>
<p class=MsoNormal><b>See <a href="https://www.example.com/Roof_(top)">the <b>law</b></a></b><br><b>two<br>lines</b></p>`;
  expect(paragraphsIn("", html)).toEqual([
    "**It’s free**",
    "As said",
    "See [the law](https://www.example.com/Roof_%28top%29)",
    "**two**",
    "**lines**",
  ]);
  expect(paragraphsIn("·\tOne\r\no\tTwo\r\n3.\tThree")).toEqual(["One", "Two", "Three"]);
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
