import { expect, test } from "vitest";
import { acceptsText } from "#server/text/accepts-text.ts";

const CHROME =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8";

test.each([
  ["text/plain"],
  ["TEXT/PLAIN"],
  ["text/plain;charset=utf-8"],
  ["text/plain, */*;q=0.1"],
  ["text/plain;q=0.9, text/html;q=0.8"],
  ["text/html;q=0.5,text/plain ; q=0.6"],
  ["text/html;q=0, */*"],
  ["text/html;q=0,text/*"],
  ["text/plain;q=0.001"],
])("%s gets text", (header) => expect(acceptsText(header)).toBe(true));

test.each([
  [undefined],
  [""],
  [CHROME],
  ["*/*"],
  ["text/*"],
  ["text/html"],
  ["text/html, text/plain"],
  ["text/plain;q=0"],
  ["text/plain;q=0, */*"],
  ["text/html;q=0"],
  ["application/json"],
  ["text/plain;q=high"],
  ["text/plain;q="],
  ["text/plain;q=2"],
  ["text/plain;q=-1"],
  ["text/plain/x"],
  ["text/plai*"],
  [",;,;q=1,=,*/plain"],
  [`${"text/plain;q=0,".repeat(1000)}*/*`],
])("%s gets the page", (header) => expect(acceptsText(header)).toBe(false));
