/** The openings of a house that hold glass, by kind, and how each is protected. */
export const GLASS_KINDS = [
  "windows",
  "sliders",
  "glass-doors",
  "garage",
  "skylights",
  "glass-block",
] as const;
export type GlassKind = (typeof GLASS_KINDS)[number];

/**
 * The classes of the form's question 9, from the best to the weakest: A for large missiles and cyclic
 * pressure, B for smaller ones, C wood panels, N for what has no proof, X for no protection, Z for damage.
 */
export const GLASS_CLASSES = ["A", "B", "C", "N", "X", "Z"] as const;
export type GlassClass = (typeof GLASS_CLASSES)[number];
/** What is damaged has no letter before it is repaired. */
type GlassLetter = Exclude<GlassClass, "Z">;

export type GlassCounts = Record<GlassKind, Record<GlassClass, number>>;

export type GlassAnswer = ReturnType<typeof glassAnswer>;

/** Question 9: the weakest protected opening counts, and what is damaged is repaired first. */
export function glassAnswer(counts: GlassCounts) {
  const weakestFirst = GLASS_CLASSES.map((of) => ({ of, openings: ofClass(of, counts) }))
    .filter(({ openings }) => openings.length > 0)
    .toReversed();
  return {
    /** How many openings there are. */
    openings: weakestFirst
      .flatMap(({ openings }) => openings)
      .reduce((sum, { count }) => sum + count, 0),
    /** By the weakest of those that are whole; none where there is none. */
    letter: weakestFirst.map(({ of }) => of).find(isLetter),
    /** What decides that: the weakest ones. Damaged ones go before all others. */
    weakest: weakestFirst[0],
    repairFirst: weakestFirst[0]?.of === "Z",
    /** What would better the answer, and how far at best: with class A and its papers in these openings. */
    ladder: weakestFirst.flatMap(({ of, openings }, index) => {
      const next = weakestFirst[index + 1]?.of;
      return of === "A"
        ? []
        : { of, openings, reaches: next && isLetter(next) ? next : ("A" as const) };
    }),
  };
}

const isLetter = (of: GlassClass): of is GlassLetter => of !== "Z";

const ofClass = (of: GlassClass, counts: GlassCounts) =>
  GLASS_KINDS.map((kind) => ({ kind, count: counts[kind][of] })).filter(({ count }) => count > 0);
