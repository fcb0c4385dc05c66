/** content/figures/home-file.yaml: the rules by which a home file works out its days. */
import { z } from "zod";
import { anchor } from "#app/content/reading/text.ts";
import { isDay } from "#estimates/days/calendar-day.ts";
import type { ReminderRules } from "#estimates/home-file/reminders.ts";

const MOST_YEARS = 50;
const MOST_DAYS = 366;
const MOST_MONTHS = 60;
/** Every month has it. */
const LAST_DATE = 28;

const years = z.int().min(1).max(MOST_YEARS);
const days = z.int().min(0).max(MOST_DAYS);
/** February 29 is no day of every year. */
const monthDay = z
  .string()
  .refine((text) => isDay(`2023-${text}`), 'must be a day of every year, like "06-01"');
const source = anchor;

export const homeFileRules = z.strictObject({
  windForm: z.strictObject({ years, daysBefore: days, source }),
  roof: z.strictObject({ years, monthsBefore: z.int().min(0).max(MOST_MONTHS), source }),
  alarms: z.strictObject({ years, source }),
  season: z.strictObject({ begins: monthDay, ends: monthDay, shutters: monthDay, source }),
  renewal: z.strictObject({ daysBefore: days }),
  warranty: z.strictObject({ daysBefore: days }),
  cooling: z.strictObject({
    filterDay: z.int().min(1).max(LAST_DATE),
    spring: monthDay,
    fall: monthDay,
  }),
}) satisfies z.ZodType<ReminderRules>;
