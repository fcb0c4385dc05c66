import { expect, test } from "vitest";
import type { StormNotice } from "#requests/asking/storm-notice.ts";
import { type StormWordsByLanguage, withStormLine, withStormText } from "#server/storm-line.ts";

const PLACE = '<div class="x" data-storm-line=""></div>';
const page = (language = "en") =>
  `<html lang="${language}"><body>${PLACE}<h1>Solar</h1></body></html>`;

const WORDS: StormWordsByLanguage = {
  en: {
    address: "/storm",
    label: "Storm",
    line: "What to do now",
    everywhere: "South Florida",
    headline: "Storm: {counties}",
  },
  es: {
    address: "/es/storm",
    label: "Tormenta",
    line: "Qué hacer ahora",
    everywhere: "sur de Florida",
    headline: "Tormenta: {counties}",
  },
};

const notice = (more: Partial<StormNotice> = {}): StormNotice => ({
  counties: [],
  headline: {},
  ends: "2027-09-04T04:00:00.000Z",
  ...more,
});

test("a page gets one line that leads to the storm pages of its language", () => {
  const html = withStormLine(page(), "/solar", notice({ counties: ["Broward", "Martin"] }), WORDS);
  expect(html).toContain(
    '<a href="/storm">Storm: Broward and Martin <span>What to do now</span></a>',
  );
  const spanish = withStormLine(page("es"), "/es/solar", notice(), WORDS);
  expect(spanish).toContain('<a href="/es/storm">Tormenta: sur de Florida <span>');
});

test("in a language that has no storm pages it is in English", () => {
  expect(withStormLine(page("fr"), "/fr", notice(), WORDS)).toContain('href="/storm"');
});

test("storm pages say it and do not lead to themselves", () => {
  const html = withStormLine(page(), "/storm/now", notice(), WORDS);
  expect(html).toContain("<p>Storm: South Florida</p>");
  expect(html).not.toContain("<a ");
});

test("what staff typed is words, whatever they typed", () => {
  const typed = notice({ headline: { en: `<script>alert("x")</script> $& {counties}` } });
  const html = withStormLine(page(), "/solar", typed, WORDS);
  expect(html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; $&amp; South Florida");
  expect(html).not.toContain("<script");
});

test("a page without a place for it stays as it is", () => {
  const html = "<html lang='en'><body></body></html>";
  expect(withStormLine(html, "/solar", notice(), WORDS)).toBe(html);
});

test("a page as text begins with the same words, in its language", () => {
  const text = (path: string) => withStormText("# Page", path, notice(), WORDS);
  expect(text("/solar")).toBe("Storm: South Florida What to do now: /storm\n\n# Page");
  expect(text("/es/solar.txt")).toMatch(/^Tormenta: sur de Florida Qué hacer ahora: \/es\/storm\n/);
  for (const own of ["/storm/now", "/storm", "/storm.txt", "/storm/now.txt"]) {
    expect(text(own), own).toBe("Storm: South Florida\n\n# Page");
  }
  expect(text("/es/storm.txt")).toBe("Tormenta: sur de Florida\n\n# Page");
});
