import type { Tariff } from "#app/content/reading/figures.ts";
import { billFor, isAtMinimum } from "#estimates/solar/tariff.ts";
import { sum } from "#estimates/solar/roof.ts";

/**
 * A year from January to December. What a month makes beyond its use is carried over, kWh for kWh.
 *
 * Source: net metering after rule 25-6.065, Florida Administrative Code.
 *
 * @param used kWh a month
 * @param made kWh a month
 * @returns $ a year, and kWh left over
 */
export function solarYear(used: readonly number[], made: readonly number[], tariff: Tariff) {
  let bank = 0;
  const months = used.map((use, index) => {
    const balance = bank + (made[index] ?? 0) - use;
    bank = Math.max(0, balance);
    const billed = Math.max(0, -balance);
    return {
      /** $ without panels, and with them. */
      before: billFor(use, tariff),
      after: billFor(billed, tariff),
      /** kWh left to carry over. */
      bank,
      atMinimum: isAtMinimum(billed, tariff),
    };
  });
  const before = sum(months.map((month) => month.before));
  const after = sum(months.map((month) => month.after));
  /** What nothing used by the end of December counts as $0. */
  const leftover = bank;
  return { months, before, after, saved: before - after, leftover };
}

/**
 * A year with a utility whose rules we do not have: what a month makes is used at home as far as it goes, and the rest is sent out. Nothing is carried over.
 *
 * @param used kWh a month
 * @param made kWh a month
 * @returns kWh a year
 */
export function cityYear(used: readonly number[], made: readonly number[]) {
  const usedAtHome = sum(used.map((use, month) => Math.min(made[month] ?? 0, use)));
  return { usedAtHome, sentOut: sum(made) - usedAtHome };
}
