import { expect, test } from "vitest";
import { harmless, harmlessEmail } from "#requests/sending/harmless.ts";

test.each([
  ["See https://evil.example/a?b=c.", "See https[:]//evil[.]example/a?b=c."],
  ["www.evil.com, evil.co.uk", "www[.]evil[.]com, evil[.]co[.]uk"],
  ["HTTPS://EVIL.COM", "HTTPS[:]//EVIL[.]COM"],
  ["mailto:bob@evil.com", "mailto[:]bob@evil[.]com"],
  ["javascript:alert(1) data:text/html", "javascript[:]alert(1) data[:]text/html"],
  ["http://192.0.2.1/ and 192.0.2.1", "http[:]//192[.]0[.]2[.]1/ and 192[.]0[.]2[.]1"],
  ["http://localhost:3000/a", "http[:]//localhost[:]3000/a"],
  ["пример.рф bücher.example 例え。テスト", "пример[.]рф bücher[.]example 例え[.]テスト"],
  ["\\\\server\\files", "[\\\\]server\\files"],
  ["evil\u200b.com ev\u00adil.com", "evil[.]com evil[.]com"],
  ["evil.com\u202emoc.live", "evil[.]commoc[.]live"],
  ["evil.com_x", "evil[.]com_x"],
])("%s is read as %s", (typed, shown) => {
  expect(harmless(typed)).toBe(shown);
});

test.each([
  "The roof is from 2004. It leaks, e.g. at 10:30 a.m.; 3.5 inches, $4,000.50. Why? José 🏠",
  "First line\nSecond line: the same",
])("what leads nowhere stays as it was typed: %s", (typed) => {
  expect(harmless(typed)).toBe(typed);
});

test("nothing is left that cannot be seen, or that breaks a line in secret", () => {
  expect(harmless("a\0b\u0007c\x1b[31m\r\nd\u2028e\u2066f\ufeff\ud800")).toBe(
    "a b c [31m\nd\nef\ufffd",
  );
});

test("an e-mail address can be copied, unless it hides another address", () => {
  expect(harmlessEmail("jane.sample+roof@mail.example.com")).toBe(
    "jane.sample+roof@mail.example.com",
  );
  expect(harmlessEmail("evil.com/a?b@home.example")).toBe("evil[.]com/a?b@home[.]example");
});
