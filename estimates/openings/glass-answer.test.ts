import { expect, test } from "vitest";
import {
  GLASS_CLASSES,
  GLASS_KINDS,
  type GlassClass,
  type GlassCounts,
  type GlassKind,
  glassAnswer,
} from "./glass-answer.ts";

const none = () =>
  Object.fromEntries(
    GLASS_KINDS.map((kind) => [kind, Object.fromEntries(GLASS_CLASSES.map((of) => [of, 0]))]),
  ) as GlassCounts;

function house(...openings: [number, GlassKind, GlassClass][]) {
  const counts = none();
  for (const [count, kind, of] of openings) counts[kind][of] = count;
  return counts;
}

const allA = [
  [11, "windows", "A"],
  [1, "sliders", "A"],
  [1, "garage", "A"],
] satisfies [number, GlassKind, GlassClass][];

test("eleven windows, a slider and a garage door in class A read A, and nothing is left to do", () => {
  expect(glassAnswer(house(...allA))).toMatchObject({
    openings: 13,
    letter: "A",
    repairFirst: false,
    ladder: [],
  });
});

test("one bare skylight decides", () => {
  expect(glassAnswer(house(...allA, [1, "skylights", "X"]))).toMatchObject({
    letter: "X",
    weakest: { of: "X", openings: [{ kind: "skylights", count: 1 }] },
    ladder: [{ of: "X", openings: [{ kind: "skylights", count: 1 }], reaches: "A" }],
  });
});

test("good windows without labels read N", () => {
  expect(glassAnswer(house([12, "windows", "N"])).letter).toBe("N");
});

test("what is damaged is repaired before anything else, and the rest is read without it", () => {
  const answer = glassAnswer(house([3, "windows", "B"], [1, "sliders", "Z"]));
  expect(answer).toMatchObject({
    repairFirst: true,
    letter: "B",
    ladder: [
      { of: "Z", reaches: "B" },
      { of: "B", reaches: "A" },
    ],
  });
  expect(glassAnswer(house([2, "windows", "Z"]))).toMatchObject({
    letter: undefined,
    repairFirst: true,
    ladder: [{ of: "Z", reaches: "A" }],
  });
});

test("the ladder goes from the weakest class to the best, kind by kind", () => {
  const counts = house(
    [2, "windows", "X"],
    [1, "skylights", "X"],
    [4, "windows", "N"],
    [5, "windows", "C"],
  );
  expect(glassAnswer(counts).ladder).toEqual([
    {
      of: "X",
      openings: [
        { kind: "windows", count: 2 },
        { kind: "skylights", count: 1 },
      ],
      reaches: "N",
    },
    { of: "N", openings: [{ kind: "windows", count: 4 }], reaches: "C" },
    { of: "C", openings: [{ kind: "windows", count: 5 }], reaches: "A" },
  ]);
});

test("a house without glass has no letter", () => {
  expect(glassAnswer(none())).toMatchObject({ openings: 0, letter: undefined, weakest: undefined });
});
