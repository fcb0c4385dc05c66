import { expect, test } from "vitest";
import {
  codeAnswer,
  coveringAnswer,
  type FormFacts,
  regionAnswer,
  shapeAnswer,
} from "./form-letters.ts";
import { formRules } from "./testing/form-rules.ts";

const code = (facts: Partial<FormFacts>) => codeAnswer({ inZone: false, ...facts }, formRules.code);

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

const region = (inZone: boolean | undefined, windSpeed?: number) =>
  regionAnswer({ inZone, "wind-speed": windSpeed }, formRules.regions);

test.each([
  [true, undefined, "HVHZ"],
  [true, 120, "HVHZ"],
  [false, 170, "1"],
  [false, 140, "1"],
  [false, 139.9, "2"],
  [false, 130, "2"],
  [false, 129, "3"],
])("zone %s at %s miles an hour is region %s", (inZone, speed, letter) =>
  expect(region(inZone, speed)).toEqual({ letter }),
);

test("without a county or a speed it is left open", () => {
  expect(region(undefined, 170)).toEqual({ letter: undefined, wants: "county" });
  expect(region(false)).toEqual({ letter: undefined, wants: "wind-speed" });
});

const covering = (facts: Partial<FormFacts>) =>
  coveringAnswer({ inZone: false, ...facts }, formRules.covering);

test.each<[Partial<FormFacts>, string]>([
  [{ "roof-permit": "2002-03-01" }, "A"],
  [{ "roof-permit": "2002-03-01", inZone: undefined }, "A"],
  [{ roof: "first", built: 2004 }, "A"],
  [{ roof: "first", built: 2003, permit: "2002-03-01" }, "A"],
  [{ roof: "newer", built: 2015, "roof-permit": "2018-01-01" }, "A"],
  [{ approval: "florida" }, "A"],
  [{ "roof-permit": "1999-01-01", approval: "florida" }, "A"],
  [{ "roof-permit": "2002-02-28", inZone: true }, "B"],
  [{ "roof-permit": "1994-09-02", inZone: true }, "B"],
  [{ roof: "first", built: 1997, inZone: true }, "B"],
  [{ approval: "county" }, "B"],
  [{ approval: "county", inZone: undefined, "roof-permit": "1998-01-01" }, "B"],
  [{ approval: "county", "roof-permit": "2010-01-01" }, "A"],
])("%j reads %s", (facts, letter) => expect(covering(facts)).toEqual({ letter }));

test.each<[Partial<FormFacts>]>([
  [{ "roof-permit": "2002-02-28" }],
  [{ "roof-permit": "1994-09-01", inZone: true }],
  [{ roof: "first", built: 2001 }],
  [{ roof: "first", built: 1993, inZone: true }],
])("%j reads D, and an approval could better it", (facts) => {
  expect(covering(facts)).toEqual({ letter: "D", wants: "approval" });
  expect(covering({ ...facts, approval: "none" })).toEqual({ letter: "D" });
});

test("one older part without papers makes it C, and cannot better a D", () => {
  expect(covering({ "roof-permit": "2019-06-30", "older-part": true }).letter).toBe("C");
  expect(covering({ approval: "county", "older-part": true }).letter).toBe("C");
  expect(covering({ "roof-permit": "1990-01-01", "older-part": true }).letter).toBe("D");
});

test.each<[Partial<FormFacts>, string]>([
  [{}, "roof"],
  [{ roof: "newer", built: 2015 }, "roof-permit"],
  [{ roof: "newer", approval: "none" }, "roof-permit"],
  [{ roof: "first" }, "built"],
  [{ roof: "first", built: 2003 }, "permit"],
  [{ roof: "first", built: 1995, inZone: true }, "permit"],
  [{ "roof-permit": "1998-01-01", inZone: undefined }, "county"],
])("%j is left open for the answer to %s", (facts, wants) =>
  expect(covering(facts)).toEqual({ letter: undefined, wants }),
);

const shape = (notHip: number | undefined, perimeter: number | undefined, flat = false) =>
  shapeAnswer({ flat, perimeter, "not-hip": notHip }, formRules.hipLimit);

test.each([
  [18, 200, "A"],
  [20, 200, "A"],
  // Machines lose decimals, and the limit itself is still a hip.
  [18.43, 184.3, "A"],
  [18.44, 184.3, "C"],
  [24, 200, "C"],
  [0, 187.5, "A"],
  [200, 200, "C"],
])("%d of %d feet of other shapes read %s", (notHip, perimeter, letter) => {
  const answer = shape(notHip, perimeter);
  expect(answer.letter).toBe(letter);
  expect(answer.mostFeet).toBeCloseTo(perimeter / 10, 10);
});

test("a flat roof needs no lengths, and half of the lengths is not enough", () => {
  expect(shape(undefined, undefined, true)).toEqual({ letter: "B" });
  expect(shape(undefined, 200)).toEqual({ letter: undefined, wants: "perimeter" });
  expect(shape(18, undefined)).toEqual({ letter: undefined, wants: "perimeter" });
});
