/** One entry of content/claims.yaml: a fact we rely on, where it is from, and how long it holds. */
import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

const date = z.iso.date('must be a day like "2026-11-20"');

export const claim = z.strictObject({
  source: words,
  address: z.url("must be a whole address, like https://www.example.com/page").optional(),
  /** The day somebody last read it; none where nobody has, which keeps the site from its launch. */
  checked: date.optional(),
  /** A rate or a price goes up and down, so it is to be read more often than a law. */
  kind: z.literal("rate", "must be rate, or be left out").optional(),
  /** The last day on which it holds, where one is known. */
  until: date.optional(),
});

export const claims = z.record(anchor, claim);

export type Claim = z.infer<typeof claim>;
export type Claims = z.infer<typeof claims>;
