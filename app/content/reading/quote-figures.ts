import { z } from "zod";
import { anchor } from "#app/content/reading/text.ts";
import { LINES, TRADES } from "#estimates/quotes/lines.ts";

const share = z.number().min(0).max(1);
const days = z.int().min(0).max(365);
const trades = z.array(z.enum(TRADES)).min(1);

const line = z.strictObject({
  id: z.enum(LINES),
  trades: trades.optional(),
  kind: z.enum(["practice", "ask"]),
  law: z
    .strictObject({
      trades: trades.optional(),
      priceAbove: z.number().min(0).optional(),
      only: z.enum(["inWindZone", "afterEmergency", "paidOverTime"]).optional(),
      source: anchor,
    })
    .optional(),
});

/** content/figures/quotes.yaml: what a quote is compared by, with the claim that each law is from. */
export const quoteFigures = z.strictObject({
  sizeTolerance: share,
  deposit: z.strictObject({ share, daysToApply: days, daysToStart: days, source: anchor }),
  lines: z.array(line).refine(isEachOnce, {
    error: `must hold each of these once: ${LINES.join(", ")}`,
  }),
});

function isEachOnce(lines: { id: string }[]): boolean {
  const ids = new Set(lines.map(({ id }) => id));
  return lines.length === LINES.length && ids.size === LINES.length;
}
