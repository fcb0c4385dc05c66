import { addMonths } from "#estimates/days/calendar-day.ts";
import type { Unit } from "#estimates/price/job-size.ts";

/** So old a price may be before its age is told. */
const FRESH_MONTHS = 6;

/** What the company asks for one kind of work, in dollars. */
interface UnitPrice {
  name: string;
  unit: Unit;
  /** For each unit. */
  low: number;
  likely: number;
  high: number;
  /** Once a job, whatever its size. */
  fixed: number;
  /** On which day it was set, like `2026-11-22`. */
  asOf: string;
}

interface PriceRange {
  low: number;
  likely: number;
  high: number;
}

/** What a job of a size costs, in dollars. */
export const priceRange = (size: number, { low, likely, high, fixed }: UnitPrice): PriceRange => ({
  low: fixed + low * size,
  likely: fixed + likely * size,
  high: fixed + high * size,
});

/** Whether a price is so old that its age must be told. */
export const isOld = ({ asOf }: Pick<UnitPrice, "asOf">, today: string): boolean =>
  addMonths(asOf, FRESH_MONTHS) < today;
