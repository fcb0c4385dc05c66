import { expect, test } from "vitest";
import { markError } from "#app/content/reading/link-checks.ts";

test.each([
  ["[](/solar)", "a link is [words](/address)"],
  ["[ ](/solar)", "marks need words between them: [words](/solar)"],
  ["** **", "marks need words between them: **words**"],
  ["[the sun]()", "a link is [words](/address)"],
  ["[the sun] (/solar)", "a link is [words](/address)"],
  ["[the sun](/solar panels)", "a link is [words](/address)"],
  ["(the sun)[/solar]", "a link is [words](/address)"],
  ["[the sun](/solar", "a link is [words](/address)"],
  ["the sun](/solar)", "a link is [words](/address)"],
  ["[a [b](/solar) c](/hvac)", "a link cannot stand within the words of another"],
  ["[x](https://a.us/Sun_(star))", "( and ) in an address are written %28 and %29"],
  ["[x](www.example.com)", "(www.example.com) leads nowhere: begin with /"],
  ["[x](http://example.com)", "(http://example.com) leads nowhere: begin with /"],
  ["[x](javascript:alert)", "(javascript:alert) leads nowhere: begin with /"],
  ["[ x ](/solar)", "no space inside the marks: [x](/solar)"],
  ["This is **bold", "** must stand before and behind the bold words"],
  ["** bold **", "no space inside the marks: **bold**"],
  ["****", "bold words have two * before and two behind"],
  ["***bold***", "bold words have two * before and two behind"],
  ["**a*b**", "** must stand before and behind the bold words"],
  ["**[x](/solar)**", "a link and bold words stand in each other"],
  ["[**x**](/solar)", "a link and bold words stand in each other"],
  ["Call {phone", "a { is never closed: {phone}"],
  ["Call phone}", "a } was never opened: {phone}"],
  ["Call {{phone}}", "a { is never closed: {phone}"],
  ["[{phone](tel:{dialled})", "a { is never closed: {phone}"],
  ["[{phone}](tel:{dialled)", "a { is never closed: {phone}"],
])("%s is told as a slip", (sentence, message) => {
  expect(markError(sentence)).toContain(message);
});
