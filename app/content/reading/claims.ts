/**
 * content/claims.yaml: the facts we rely on, where each is from, and how long it holds. Many rest on one
 * edition of a code, or on one tariff, and end with it. The day stands with that one alone:
 *
 *     building-code-eighth-edition: { source: …, until: "2026-12-30" }
 *     hurricane-zone-counties: { source: …, restsOn: building-code-eighth-edition }
 */
import { z } from "zod";
import { withHint } from "#app/content/reading/nearest.ts";
import { anchor, claimName, calendarDay, words } from "#app/content/reading/text.ts";
import { addMonths } from "#estimates/days/calendar-day.ts";

const claim = z.strictObject({
  source: words,
  address: z.url("must be a whole address, like https://www.example.com/page").optional(),
  /** The day somebody last read it; none where nobody has, which keeps the site from its launch. */
  checked: calendarDay.optional(),
  /** A rate or a price goes up and down, so it is to be read more often than a law. */
  kind: z.literal("rate", "must be rate, or be left out").optional(),
  /** The last day of the rule, the rate or the number itself. */
  until: calendarDay.optional(),
  /** Another claim, with which it ends. Sentences that point to it must say what comes `after`. */
  restsOn: claimName.optional(),
  /** The last day of our reading of a rule that has no end: its sentences stay, and staff are told. */
  readAgain: calendarDay.optional(),
  /** Why it ends on no day. */
  noEnd: words.optional(),
  /** Advice of our own, of which no source tells: only the storm pages give any, and mark it. */
  ours: z.literal(true, "must be true, or be left out").optional(),
});

export type Claim = z.infer<typeof claim>;
export type Claims = Record<string, Claim>;

/** What changes every three years, and takes with it what is said of it. */
const OF_THE_CODE = /Florida Building (Code|Commission)/;

export const claims = z
  .record(anchor, claim)
  .superRefine((all, context) => {
    for (const [id, { restsOn }] of Object.entries(all)) {
      const message = restsOn === undefined ? whyNotAlone(id, all) : whyNoGround(restsOn, all);
      const path = [id, ...(restsOn === undefined ? [] : ["restsOn"])];
      if (message) context.addIssue({ code: "custom", path, message });
    }
  })
  .transform((all): Claims => {
    const entries = Object.entries(all).map(([id, one]) => [id, endingWithGround(one, all)]);
    return Object.fromEntries(entries) as Claims;
  });

/** Why a claim may not stand by itself. */
function whyNotAlone(id: string, all: Claims): string | undefined {
  const { source = "", until, readAgain, noEnd } = all[id] ?? {};
  const isGround = Object.values(all).some(({ restsOn }) => restsOn === id);
  if (noEnd || isGround) return undefined;
  if (OF_THE_CODE.test(source)) {
    return "is of the building code, which changes: say which edition it `restsOn`, or by `noEnd` why no edition can change it";
  }
  if (until || readAgain) return undefined;
  return "needs its last day: `until` of the rule itself, `readAgain` of our reading, or by `noEnd` why there is none";
}

/** Why nothing can rest on a claim. */
function whyNoGround(id: string, all: Claims): string | undefined {
  const ground = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!ground) return withHint(`there is no claim "${id}" here.`, id, Object.keys(all));
  if (ground.restsOn) return `${id} rests on ${ground.restsOn}; name that`;
  return ground.until ? undefined : `${id} has no \`until\`, so nothing could end with it`;
}

function endingWithGround(one: Claim, all: Claims): Claim {
  const ends = [one.until ?? [], (one.restsOn && all[one.restsOn]?.until) ?? []].flat();
  const [first] = ends.toSorted((a, b) => a.localeCompare(b));
  return first ? { ...one, until: first } : one;
}

/** @param today like `2026-11-21` */
export function hasRunOut(one: Claim, today: string): boolean {
  return one.until !== undefined && one.until < today;
}

/** Claims that nobody has checked yet. */
export const unchecked = (all: Claims): string[] =>
  Object.keys(all).filter((id) => !all[id]?.checked);

/** So long a check holds, in months: a fact may have changed, though no last day is known. */
const CHECK_HOLDS = { fact: 12, rate: 6 };

/** The last day on which our reading of a claim is young enough; none where nobody has read it yet. */
export function checkHoldsUntil({ checked, kind, readAgain }: Claim): string | undefined {
  if (!checked) return undefined;
  const holds = addMonths(checked, CHECK_HOLDS[kind ?? "fact"]);
  return readAgain && readAgain < holds ? readAgain : holds;
}

/** Whether it has run out on a day, or our reading is too old. */
export const isOutdated = (one: Claim, day: string): boolean =>
  hasRunOut(one, day) || (checkHoldsUntil(one) ?? day) < day;
