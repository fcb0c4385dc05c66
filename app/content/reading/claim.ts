/**
 * content/claims.yaml: the facts we rely on, where each is from, and how long it holds. Many rest on one
 * edition of a code, or on one tariff, and end with it. The day stands with that one alone:
 *
 *     building-code-eighth-edition: { source: …, until: "2026-12-30" }
 *     hurricane-zone-counties: { source: …, restsOn: building-code-eighth-edition }
 */
import { z } from "zod";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { anchor, words } from "#app/content/reading/text.ts";

const date = z.iso.date('must be a day like "2026-11-20"');

const claim = z.strictObject({
  source: words,
  address: z.url("must be a whole address, like https://www.example.com/page").optional(),
  /** The day somebody last read it; none where nobody has, which keeps the site from its launch. */
  checked: date.optional(),
  /** A rate or a price goes up and down, so it is to be read more often than a law. */
  kind: z.literal("rate", "must be rate, or be left out").optional(),
  /** The last day on which it holds, where one is known. */
  until: date.optional(),
  /** Another claim, with which it ends. Sentences that point to it must say what comes `after`. */
  restsOn: anchor.optional(),
  /** Advice of our own, of which no source tells: only the storm pages give any, and mark it. */
  ours: z.literal(true, "must be true, or be left out").optional(),
  /** Of the building code, but true whatever the next edition says. */
  lasting: z.literal(true, "must be true, or be left out").optional(),
});

type Entry = z.infer<typeof claim>;
type Entries = Record<string, Entry>;

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
  .transform((all): Entries => {
    const entries = Object.entries(all).map(([id, one]) => [id, endingWithGround(one, all)]);
    return Object.fromEntries(entries) as Entries;
  });

/** Why a claim may not stand by itself. */
function whyNotAlone(id: string, all: Entries): string | undefined {
  const { source = "", lasting } = all[id] ?? {};
  const isGround = Object.values(all).some(({ restsOn }) => restsOn === id);
  if (lasting || isGround || !OF_THE_CODE.test(source)) return undefined;
  return "is of the building code, which changes: say which edition it `restsOn`, or `lasting: true` if no edition can change it";
}

/** Why nothing can rest on a claim. */
function whyNoGround(id: string, all: Entries): string | undefined {
  const ground = Object.hasOwn(all, id) ? all[id] : undefined;
  if (!ground) return `there is no claim "${id}" here. ${didYouMean(id, Object.keys(all))}`.trim();
  if (ground.restsOn) return `${id} rests on ${ground.restsOn}; name that`;
  return ground.until ? undefined : `${id} has no \`until\`, so nothing could end with it`;
}

function endingWithGround(one: Entry, all: Entries): Entry {
  const ends = [one.until ?? [], (one.restsOn && all[one.restsOn]?.until) ?? []].flat();
  const [first] = ends.toSorted((a, b) => a.localeCompare(b));
  return first ? { ...one, until: first } : one;
}

export type Claim = z.output<typeof claim>;
export type Claims = z.output<typeof claims>;
