/** Tables that the tools work with: content/prices.yaml and content/figures/. */
import { z } from "zod";
import { mapped } from "#app/content/mapped.ts";
import type { ContentReader } from "#app/content/reading/content-reader.ts";
import { anchor, calendarDay, claimName } from "#app/content/reading/text.ts";
import { isDay } from "#estimates/days/calendar-day.ts";
import { LINES, TRADES } from "#estimates/quotes/lines.ts";
import { LOADS } from "#estimates/solar/questions.ts";
import { MONTHS_A_YEAR, PITCHES, SIDES } from "#estimates/solar/roof.ts";
import { billFor } from "#estimates/solar/tariff.ts";

const dollars = z.number().min(0).max(1_000_000);
const days = z.int().min(0).max(366);
const share = z.number().min(0).max(1);
/** The name of a claim. */
const source = claimName;

const price = z
  .strictObject({
    id: anchor,
    /** None where the tool does not work it out: then it is of a whole job. */
    unit: z.enum(["square", "opening", "kilowatt"]).optional(),
    low: dollars,
    likely: dollars,
    high: dollars,
    /** Once a job, whatever its size. */
    fixed: dollars.default(0),
    /** How many units a usual job has. */
    usual: z.number().positive().default(1),
    /** The day on which it was set. */
    asOf: calendarDay,
    sample: z.boolean().default(false),
  })
  .refine(({ low, likely, high }) => low <= likely && likely <= high, {
    error: "low must not be above likely, nor likely above high",
  });

const charge = z.number().min(0).max(1000);
const perKwh = z.number().min(0).max(2);
/** A published bill may differ by what its utility rounds. */
const CHECK_DOLLARS = 0.02;

/**
 * What a utility charges a month. Two prices a kWh hold below and above so many kWh. The minimum is one of
 * the base part alone: what follows each kWh, and the taxes, come on top. All in $.
 */
const charges = z.strictObject({
  /** Whatever is used. */
  baseCharge: charge,
  /** kWh a month up to which the first of two prices holds. */
  tierKwh: z.number().min(0).max(10_000),
  energy: z.strictObject({ first: perKwh.positive(), above: perKwh.positive() }),
  fuel: z.strictObject({ first: perKwh, above: perKwh }),
  /** All together, a kWh; a credit is below 0. */
  clauses: z.number().min(-1).max(2),
  /** What base charge and energy come to at the least. */
  minimumBase: charge,
  /** Of all charges: taxes and fees of state and city, as 0.0266 for 2.66%. */
  taxShare: share,
});

export type Tariff = z.output<typeof charges>;

/** The same from one day on, without the taxes of a city. */
const tariff = z
  .strictObject({
    from: calendarDay,
    source,
    ...charges.shape,
    check: z.strictObject({ kwh: z.number().positive(), bill: charge }),
  })
  .superRefine(({ check, ...table }, context) => {
    const bill = billFor(check.kwh, table);
    if (Math.abs(bill - check.bill) <= CHECK_DOLLARS) return;
    const message = `${check.kwh} kWh come to $${bill.toFixed(2)} by this table, so one of its numbers is wrong`;
    context.addIssue({ code: "custom", path: ["check", "bill"], message });
  });

const sourcedLimit = z.strictObject({ value: z.number().positive(), source });

/** How large a system a utility takes without further conditions. */
const limits = z.strictObject({
  /** Of the yearly use, as 1.15. */
  mostOfUse: sourcedLimit,
  firstTierKwAc: sourcedLimit,
  /** kW AC for each kW DC of panels. */
  acShare: sourcedLimit,
});

const electricityTariffs = z.strictObject({
  /** By the keys of local-facts.yaml. */
  tariffs: z.record(
    anchor,
    z.strictObject({ limits: limits.optional(), rates: z.array(tariff).min(1) }),
  ),
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
    /** By the keys of local-facts.yaml. */
    counties: z.record(z.string(), county),
    shade: z.strictObject({ some: share, much: share }),
    aging: share,
    /** Of an average day, what panels make on one after a storm. */
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
  /** Of the time, how long a central air conditioner runs. */
  centralShare: share.positive(),
});

const trades = z.array(z.enum(TRADES)).min(1);

const line = z.strictObject({
  id: z.enum(LINES),
  trades: trades.optional(),
  /** What the line is where no law wants it. */
  kind: z.enum(["practice", "ask"]),
  /** When a law wants it: all that is named must be so. */
  law: z
    .strictObject({
      trades: trades.optional(),
      /** Dollars; as long as the price is not known, the law counts. */
      priceAbove: z.number().min(0).optional(),
      /** Counts once somebody said that it is so. */
      only: z.enum(["inWindZone", "afterEmergency", "paidOverTime"]).optional(),
      source,
    })
    .optional(),
});

/** content/figures/quotes.yaml: what a quote is compared by, with the claim that each law is from. */
const quoteFigures = z.strictObject({
  sizeTolerance: share,
  /** Above this share of the price, it must be followed by permits and work in so many days. */
  deposit: z.strictObject({ share, daysToApply: days, daysToStart: days, source }),
  lines: z
    .array(line)
    .refine(
      (all) => all.length === LINES.length && LINES.every((id) => all.some((one) => one.id === id)),
      { error: `must hold each of these once: ${LINES.join(", ")}` },
    ),
});

const limit = z.number().min(1).max(1_000_000);
/** In days or months, by its name. */
const term = z.int().min(1).max(3650);

/** A card with what its law counts, and the claim that says where it is from. */
const card = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject({ source, ...shape });

/** content/figures/rights.yaml: days and months count from the event that starts them. */
export const rightsFigures = z.strictObject({
  /** At fairs the federal rule begins at `fairFromDollars`. */
  "home-sale": card({ businessDays: term, overDollars: limit, fairFromDollars: limit }),
  "roof-10": card({ days: term, daysAfterDeclaration: term }),
  "roof-notice": card({}),
  "loan-3": card({ businessDays: term }),
  installments: card({ businessDays: term }),
  deposit: card({
    /** Of the price. */
    overPercent: z.number().min(1).max(100),
    applyDays: term,
    startDays: term,
    letterDays: term,
  }),
  fund: card({}),
  noc: card({ overDollars: limit, coolingFromDollars: limit }),
  /** Certified mail of the first `mailDays` is served on the day of mailing. */
  nto: card({ days: term, mailDays: term }),
  lien: card({ recordDays: term, sueMonths: term, contestDays: term }),
  insurance: card({ noticeMonths: term, supplementMonths: term }),
  aob: card({}),
  adjust: card({}),
  "hoa-storm": card({}),
  "hoa-solar": card({}),
  permit: card({ underDollars: limit }),
  "ac-warranty": card({}),
});

const year = z.int().min(1900).max(2100);
const letter = z.enum(["A", "B", "C", "D"]);

/** content/figures/openings.yaml: the dates and limits of the form for the wind inspection. */
const openingsFigures = z.strictObject({
  source,
  /** Of question 1: under which code a house was built, the newest first. */
  code: z.array(
    z.strictObject({
      letter,
      /** An application for the first permit counts when it is from a later day than this one. */
      permitAfter: calendarDay,
      /** Houses of these years need the date of the application… */
      dateNeededFrom: year,
      /** …and houses from this year on do not. */
      builtFrom: year,
      /** Whether it counts in the high-velocity hurricane zone alone. */
      zoneOnly: z.boolean(),
    }),
  ),
  /** The fastest first; `from` in miles an hour. */
  regions: z.array(z.strictObject({ letter: z.enum(["1", "2", "3"]), from: z.number().min(0) })),
  /** Of question 4, without papers about the product: the first days and years that count, the best first. */
  covering: z.array(
    z.strictObject({ letter, permitFrom: calendarDay, originalFrom: year, zoneOnly: z.boolean() }),
  ),
  /** Other shapes may take this share of the roof's edge, 0.1 for a tenth. */
  hipLimit: z.number().min(0).max(1),
});

/** Of a roof, at least and at most. */
const life = z
  .tuple([z.int().min(1), z.int().max(150)])
  .refine(([least, most]) => least < most, "the first must be below the second");

/** content/figures/house.yaml: by what a house is judged. */
const houseFigures = z.strictObject({
  roofLife: z.strictObject({
    source,
    years: z.strictObject({ tile: life, shingle: life, metal: life, flat: life }),
  }),
  statewideCode: z.strictObject({ year, source }),
  battery: z.strictObject({ kwh: z.number().positive().max(200), reserve: share, source }),
  loads: z.array(z.enum(LOADS)).min(1),
});

const years = z.int().min(1).max(50);
/** February 29 is no day of every year. */
const monthDay = z
  .string()
  .refine((text) => isDay(`2023-${text}`), 'must be a day of every year, like "06-01"');

/** content/figures/home-file.yaml: the rules by which a home file works out its days. */
const homeFileRules = z.strictObject({
  windForm: z.strictObject({ years, daysBefore: days, source }),
  /** From this age on, an insurer may ask for an inspection. */
  roof: z.strictObject({ years, monthsBefore: z.int().min(0).max(60), source }),
  alarms: z.strictObject({ years, source }),
  /** On `shutters` they are tried, and the house is photographed. */
  season: z.strictObject({ begins: monthDay, ends: monthDay, shutters: monthDay, source }),
  renewal: z.strictObject({ daysBefore: days }),
  warranty: z.strictObject({ daysBefore: days }),
  cooling: z.strictObject({
    /** On which the filter is looked at; every month has it. */
    filterDay: z.int().min(1).max(28),
    /** When the drain line is cleared and the rest serviced. */
    spring: monthDay,
    fall: monthDay,
  }),
});

/** Each by its file in content/, without the ending. */
export const figureShapes = {
  prices: z.strictObject({ prices: z.array(price) }),
  "figures/openings": openingsFigures,
  "figures/rights": rightsFigures,
  "figures/electricity-tariffs": electricityTariffs,
  "figures/solar-yields": solarYields,
  "figures/backup-loads": backupLoads,
  "figures/home-file": homeFileRules,
  "figures/house": houseFigures,
  "figures/quotes": quoteFigures,
} as const;

type Name = keyof typeof figureShapes;
export type Figures = { [N in Name]: z.output<(typeof figureShapes)[N]> };

/** @returns nothing where a file has mistakes */
export function readFigures(reader: ContentReader): Figures | undefined {
  const read = mapped<z.ZodType, unknown>(figureShapes, (shape, name) =>
    reader.read(`${name}.yaml`, shape),
  );
  return Object.values(read).every(Boolean) ? (read as Figures) : undefined;
}
