/** What the solar tool works with: three files of content/figures/. */
import { z } from "zod";
import { anchor } from "#app/content/reading/text.ts";
import { LOADS } from "#estimates/solar/questions.ts";
import { COUNTIES, MONTHS_A_YEAR, PITCHES, SIDES } from "#estimates/solar/roof.ts";
import { billFor } from "#estimates/solar/tariff.ts";

const share = z.number().min(0).max(1);
const dollars = z.number().min(0).max(1000);
const perKwh = z.number().min(0).max(2);
const twoPrices = z.strictObject({ first: perKwh.positive(), above: perKwh.positive() });
/** The name of a claim. */
const source = anchor;

/** A published bill may differ by what its utility rounds. */
const CHECK_DOLLARS = 0.02;

const tariff = z
  .strictObject({
    from: z.iso.date('must be a day like "2026-01-01"'),
    source,
    baseCharge: dollars,
    tierKwh: z.number().min(0).max(10_000),
    energy: twoPrices,
    fuel: twoPrices,
    clauses: z.record(z.string(), z.number().min(-1).max(2)),
    minimumBase: dollars,
    taxShare: share,
    check: z.strictObject({ kwh: z.number().positive(), bill: dollars }),
  })
  .superRefine(({ check, ...table }, context) => {
    const clauses = Object.values(table.clauses).reduce((total, one) => total + one, 0);
    const bill = billFor(check.kwh, { ...table, clauses });
    if (Math.abs(bill - check.bill) <= CHECK_DOLLARS) return;
    const message = `${check.kwh} kWh come to $${bill.toFixed(2)} by this table, so one of its numbers is wrong`;
    context.addIssue({ code: "custom", path: ["check", "bill"], message });
  });

const limit = z.strictObject({ value: z.number().positive(), source });

export const electricityTariffs = z.strictObject({
  tariffs: z.array(tariff).min(1),
  limits: z.strictObject({ mostOfUse: limit, firstTierKwAc: limit, acShare: limit }),
});

const months = z.array(z.number().positive()).length(MONTHS_A_YEAR);
const yields = z.record(z.enum(PITCHES), z.record(z.enum(SIDES), months));
const county = z.strictObject({
  site: anchor,
  low: z.number().positive().max(1),
  high: z.number().min(1).max(2),
});

export const solarYields = z
  .strictObject({
    source,
    assumptions: source,
    counties: z.record(z.enum(COUNTIES), county),
    shade: z.strictObject({ some: share, much: share }),
    aging: share,
    stormDayShare: share,
    yields: z.record(anchor, yields),
  })
  .superRefine(({ counties, yields: known }, context) => {
    for (const [name, { site }] of Object.entries(counties)) {
      if (Object.hasOwn(known, site)) continue;
      const message = `there are no yields of ${site}. There are: ${Object.keys(known).join(", ")}`;
      context.addIssue({ code: "custom", path: ["counties", name, "site"], message });
    }
  });

export const backupLoads = z.strictObject({
  source,
  kilowatts: z.record(z.enum(LOADS), z.number().positive().max(20)),
  centralShare: share.positive(),
});
