import { expect, test } from "vitest";
import { type CoveringFacts, coveringAnswer } from "./covering-answer.ts";
import { formRules } from "./testing/form-rules.ts";

const nothing: CoveringFacts = {
  roof: undefined,
  roofPermit: undefined,
  approval: undefined,
  hasOlderPart: false,
  built: undefined,
  permit: undefined,
  inZone: false,
};
const covering = (facts: Partial<CoveringFacts>) =>
  coveringAnswer({ ...nothing, ...facts }, formRules.covering);

test.each<[Partial<CoveringFacts>, string]>([
  [{ roofPermit: "2002-03-01" }, "A"],
  [{ roofPermit: "2002-03-01", inZone: undefined }, "A"],
  [{ roof: "first", built: 2004 }, "A"],
  [{ roof: "first", built: 2003, permit: "2002-03-01" }, "A"],
  [{ roof: "newer", built: 2015, roofPermit: "2018-01-01" }, "A"],
  [{ approval: "florida" }, "A"],
  [{ roofPermit: "1999-01-01", approval: "florida" }, "A"],
  [{ roofPermit: "2002-02-28", inZone: true }, "B"],
  [{ roofPermit: "1994-09-02", inZone: true }, "B"],
  [{ roof: "first", built: 1997, inZone: true }, "B"],
  [{ approval: "miami-dade" }, "B"],
  [{ approval: "miami-dade", inZone: undefined, roofPermit: "1998-01-01" }, "B"],
  [{ approval: "miami-dade", roofPermit: "2010-01-01" }, "A"],
])("%j reads %s", (facts, letter) => expect(covering(facts)).toEqual({ letter }));

test.each<[Partial<CoveringFacts>]>([
  [{ roofPermit: "2002-02-28" }],
  [{ roofPermit: "1994-09-01", inZone: true }],
  [{ roof: "first", built: 2001 }],
  [{ roof: "first", built: 1993, inZone: true }],
])("%j reads D, and an approval could better it", (facts) => {
  expect(covering(facts)).toEqual({ letter: "D", wants: "approval" });
  expect(covering({ ...facts, approval: "none" })).toEqual({ letter: "D" });
});

test("one older part without papers makes it C, and cannot better a D", () => {
  expect(covering({ roofPermit: "2019-06-30", hasOlderPart: true }).letter).toBe("C");
  expect(covering({ approval: "miami-dade", hasOlderPart: true }).letter).toBe("C");
  expect(covering({ roofPermit: "1990-01-01", hasOlderPart: true }).letter).toBe("D");
});

test.each<[Partial<CoveringFacts>, string]>([
  [{}, "roof"],
  [{ roof: "newer", built: 2015 }, "roofPermit"],
  [{ roof: "newer", approval: "none" }, "roofPermit"],
  [{ roof: "first" }, "built"],
  [{ roof: "first", built: 2003 }, "permit"],
  [{ roof: "first", built: 1995, inZone: true }, "permit"],
  [{ roofPermit: "1998-01-01", inZone: undefined }, "county"],
])("%j is left open for the answer to %s", (facts, wants) =>
  expect(covering(facts)).toEqual({ letter: undefined, wants }),
);
