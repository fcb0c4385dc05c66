import { expect, test } from "vitest";
import { plainPage } from "#server/plain-page.ts";
import { SAMPLE_WORDS, sampleWordsAt } from "#server/testing/sample-words.ts";

test("a plain page says the same as the error screen, and how to reach us", () => {
  const html = plainPage(500, SAMPLE_WORDS);
  expect(html).toContain(`<title>${SAMPLE_WORDS.errorTitle}</title>`);
  expect(html).toContain(`tel:${SAMPLE_WORDS.phone.dialled}`);
  expect(html).toContain('href="/"');
});

test("words are shown as words", () => {
  const html = plainPage(500, { ...SAMPLE_WORDS, name: '<b a="b">&' });
  expect(html).toContain("&lt;b a=&quot;b&quot;&gt;&amp;");
});

test("it is in the language of the page, and says where it is not", () => {
  const spanish = sampleWordsAt("/es");
  expect(plainPage(413, spanish)).toContain("<h1>Muy largo</h1>");
  expect(plainPage(414, spanish)).toContain("<h1>Muy largo</h1>");
  expect(plainPage(413, spanish)).toContain('<html lang="es">');
  expect(plainPage(500, spanish)).toContain(`<h1 lang="en">${SAMPLE_WORDS.errorTitle}`);
  expect(plainPage(405, spanish)).toContain('<h1 lang="en">405');
  expect(plainPage(405, SAMPLE_WORDS)).toContain("<h1>405");
});
