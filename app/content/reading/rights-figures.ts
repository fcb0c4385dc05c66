import { z } from "zod";
import { anchor } from "#app/content/reading/text.ts";
import type { RightsFigures } from "#estimates/rights/figures.ts";

const number = z.number().min(1).max(1_000_000);
const days = z.int().min(1).max(3650);

/** A card with what its law counts, and the claim that says where it is from. */
const card = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ source: anchor, ...shape });

/** content/figures/rights.yaml */
export const rightsFigures = z.strictObject({
  "home-sale": card({ businessDays: days, overDollars: number, fairFromDollars: number }),
  "roof-10": card({ days, daysAfterDeclaration: days }),
  "loan-3": card({ businessDays: days }),
  deposit: card({
    overPercent: z.number().min(1).max(100),
    applyDays: days,
    startDays: days,
    letterDays: days,
  }),
  fund: card({}),
  noc: card({ overDollars: number, coolingFromDollars: number }),
  nto: card({ days, mailDays: days }),
  lien: card({ recordDays: days, sueMonths: days, contestDays: days }),
  insurance: card({ noticeMonths: days, supplementMonths: days }),
  aob: card({}),
  adjust: card({}),
  "hoa-storm": card({}),
  "hoa-solar": card({}),
  permit: card({ underDollars: number }),
  "ac-warranty": card({}),
}) satisfies z.ZodType<RightsFigures>;
