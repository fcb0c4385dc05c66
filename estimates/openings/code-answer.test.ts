import { expect, test } from "vitest";
import { codeAnswer } from "./code-answer.ts";
import { formRules } from "./testing/form-rules.ts";

const code = (facts: { built?: number; permit?: string; inZone?: boolean | undefined }) =>
  codeAnswer({ built: undefined, permit: undefined, inZone: false, ...facts }, formRules.code);

test.each([
  [{ built: 2015 }, "B"],
  [{ built: 2008, permit: "2006-12-09" }, "B"],
  [{ built: 2007, permit: "2006-12-08" }, "A"],
  [{ built: 2004 }, "A"],
  [{ built: 2003, permit: "2002-03-02" }, "A"],
  [{ built: 2003, permit: "2002-03-01" }, "D"],
  [{ built: 2003, permit: "2002-03-01", inZone: true }, "C"],
  [{ built: 2001, inZone: true }, "C"],
  [{ built: 1996, permit: "1994-09-02", inZone: true }, "C"],
  [{ built: 1994, permit: "1994-09-01", inZone: true }, "D"],
  [{ built: 1994, permit: "1994-09-02" }, "D"],
  [{ built: 1993, inZone: true }, "D"],
  [{ permit: "2020-05-05" }, "B"],
])("%j reads %s", (facts, letter) => expect(code(facts)).toEqual({ letter }));

test.each([
  [{}, "built"],
  [{ built: 2008 }, "permit"],
  [{ built: 2002 }, "permit"],
  [{ built: 1995, inZone: true }, "permit"],
  [{ built: 1998, inZone: undefined }, "county"],
  [{ permit: "1999-01-01", inZone: undefined }, "county"],
])("%j is left open for the answer to %s", (facts, wants) =>
  expect(code(facts)).toEqual({ letter: undefined, wants }),
);

test("houses too old for the zone's first code need no county", () => {
  expect(code({ built: 1980, inZone: undefined })).toEqual({ letter: "D" });
});
