/** Tables that the tools work with: content/prices.yaml and content/figures/. */
import { z } from "zod";
import type { ContentReader } from "#app/content/reading/content-reader.ts";
import { anchor } from "#app/content/reading/text.ts";
import { isDay } from "#estimates/days/calendar-day.ts";
import type { ReminderRules } from "#estimates/home-file/reminders.ts";
import type { FormRules } from "#estimates/openings/form-letters.ts";
import { LINES, TRADES } from "#estimates/quotes/lines.ts";
import type { RightsFigures } from "#estimates/rights/figures.ts";
import { LOADS } from "#estimates/solar/questions.ts";
import { COUNTIES, MONTHS_A_YEAR, PITCHES, SIDES } from "#estimates/solar/roof.ts";
import { billFor } from "#estimates/solar/tariff.ts";

const dollars = z.number().min(0).max(1_000_000);
const day = z.iso.date('must be a day like "2026-11-22", in quotes');
const days = z.int().min(0).max(366);
const share = z.number().min(0).max(1);
/** The name of a claim. */
const source = anchor;

const price = z
  .strictObject({
    id: anchor,
    unit: z.enum(["square", "opening", "kilowatt"]),
    low: dollars,
    likely: dollars,
    high: dollars,
    fixed: dollars,
    asOf: day,
    sample: z.boolean().default(false),
  })
  .refine(({ low, likely, high }) => low <= likely && likely <= high, {
    error: "low must not be above likely, nor likely above high",
  });

const charge = z.number().min(0).max(1000);
const perKwh = z.number().min(0).max(2);
const twoPrices = z.strictObject({ first: perKwh.positive(), above: perKwh.positive() });

/** A published bill may differ by what its utility rounds. */
const CHECK_DOLLARS = 0.02;

const tariff = z
  .strictObject({
    from: day,
    source,
    baseCharge: charge,
    tierKwh: z.number().min(0).max(10_000),
    energy: twoPrices,
    fuel: twoPrices,
    clauses: z.record(z.string(), z.number().min(-1).max(2)),
    minimumBase: charge,
    taxShare: share,
    check: z.strictObject({ kwh: z.number().positive(), bill: charge }),
  })
  .superRefine(({ check, ...table }, context) => {
    const clauses = Object.values(table.clauses).reduce((total, one) => total + one, 0);
    const bill = billFor(check.kwh, { ...table, clauses });
    if (Math.abs(bill - check.bill) <= CHECK_DOLLARS) return;
    const message = `${check.kwh} kWh come to $${bill.toFixed(2)} by this table, so one of its numbers is wrong`;
    context.addIssue({ code: "custom", path: ["check", "bill"], message });
  });

const sourcedLimit = z.strictObject({ value: z.number().positive(), source });

const electricityTariffs = z.strictObject({
  tariffs: z.array(tariff).min(1),
  limits: z.strictObject({
    mostOfUse: sourcedLimit,
    firstTierKwAc: sourcedLimit,
    acShare: sourcedLimit,
  }),
});

const months = z.array(z.number().positive()).length(MONTHS_A_YEAR);
const yields = z.record(z.enum(PITCHES), z.record(z.enum(SIDES), months));
const county = z.strictObject({
  site: anchor,
  low: z.number().positive().max(1),
  high: z.number().min(1).max(2),
});

const solarYields = z
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

const backupLoads = z.strictObject({
  source,
  kilowatts: z.record(z.enum(LOADS), z.number().positive().max(20)),
  centralShare: share.positive(),
});

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
      source,
    })
    .optional(),
});

/** content/figures/quotes.yaml: what a quote is compared by, with the claim that each law is from. */
const quoteFigures = z.strictObject({
  sizeTolerance: share,
  deposit: z.strictObject({ share, daysToApply: days, daysToStart: days, source }),
  lines: z.array(line).refine(isEachOnce, {
    error: `must hold each of these once: ${LINES.join(", ")}`,
  }),
});

function isEachOnce(lines: { id: string }[]): boolean {
  const ids = new Set(lines.map(({ id }) => id));
  return lines.length === LINES.length && ids.size === LINES.length;
}

const limit = z.number().min(1).max(1_000_000);
/** In days or months, by its name. */
const term = z.int().min(1).max(3650);

/** A card with what its law counts, and the claim that says where it is from. */
const card = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ source, ...shape });

/** content/figures/rights.yaml */
const rightsFigures = z.strictObject({
  "home-sale": card({ businessDays: term, overDollars: limit, fairFromDollars: limit }),
  "roof-10": card({ days: term, daysAfterDeclaration: term }),
  "loan-3": card({ businessDays: term }),
  deposit: card({
    overPercent: z.number().min(1).max(100),
    applyDays: term,
    startDays: term,
    letterDays: term,
  }),
  fund: card({}),
  noc: card({ overDollars: limit, coolingFromDollars: limit }),
  nto: card({ days: term, mailDays: term }),
  lien: card({ recordDays: term, sueMonths: term, contestDays: term }),
  insurance: card({ noticeMonths: term, supplementMonths: term }),
  aob: card({}),
  adjust: card({}),
  "hoa-storm": card({}),
  "hoa-solar": card({}),
  permit: card({ underDollars: limit }),
  "ac-warranty": card({}),
}) satisfies z.ZodType<RightsFigures>;

const year = z.int().min(1900).max(2100);
const letter = z.enum(["A", "B", "C", "D"]);

/** content/figures/openings.yaml: the dates and limits of the form for the wind inspection. */
const openingsFigures: z.ZodType<FormRules & { source: string }> = z.strictObject({
  source,
  code: z.array(
    z.strictObject({
      letter,
      permitAfter: day,
      dateNeededFrom: year,
      builtFrom: year,
      zoneOnly: z.boolean(),
    }),
  ),
  regions: z.array(z.strictObject({ letter: z.enum(["1", "2", "3"]), from: z.number().min(0) })),
  covering: z.array(
    z.strictObject({ letter, permitFrom: day, originalFrom: year, zoneOnly: z.boolean() }),
  ),
  hipLimit: z.number().min(0).max(1),
});

const years = z.int().min(1).max(50);
/** February 29 is no day of every year. */
const monthDay = z
  .string()
  .refine((text) => isDay(`2023-${text}`), 'must be a day of every year, like "06-01"');

/** content/figures/home-file.yaml: the rules by which a home file works out its days. */
const homeFileRules = z.strictObject({
  windForm: z.strictObject({ years, daysBefore: days, source }),
  roof: z.strictObject({ years, monthsBefore: z.int().min(0).max(60), source }),
  alarms: z.strictObject({ years, source }),
  season: z.strictObject({ begins: monthDay, ends: monthDay, shutters: monthDay, source }),
  renewal: z.strictObject({ daysBefore: days }),
  warranty: z.strictObject({ daysBefore: days }),
  cooling: z.strictObject({
    /** Every month has it. */
    filterDay: z.int().min(1).max(28),
    spring: monthDay,
    fall: monthDay,
  }),
}) satisfies z.ZodType<ReminderRules>;

/** Each by its file in content/, without the ending. */
export const figureShapes = {
  prices: z.strictObject({ prices: z.array(price) }),
  "figures/openings": openingsFigures,
  "figures/rights": rightsFigures,
  "figures/electricity-tariffs": electricityTariffs,
  "figures/solar-yields": solarYields,
  "figures/backup-loads": backupLoads,
  "figures/home-file": homeFileRules,
  "figures/quotes": quoteFigures,
} as const;

type Name = keyof typeof figureShapes;
export type Figures = { [N in Name]: z.output<(typeof figureShapes)[N]> };

/** @returns nothing where a file has mistakes */
export function readFigures(reader: ContentReader): Figures | undefined {
  const read = Object.entries(figureShapes).map(([name, shape]) => [
    name,
    reader.read(`${name}.yaml`, shape),
  ]);
  return read.every(([, value]) => value) ? (Object.fromEntries(read) as Figures) : undefined;
}
