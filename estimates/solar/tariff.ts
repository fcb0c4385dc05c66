/** What an electric bill comes to, and the other way around. */
import type { Tariff } from "#app/content/reading/figures.ts";

/** @returns $ for a month in which so many kWh are billed */
export const billFor = (kwh: number, tariff: Tariff): number =>
  chargesFor(kwh, tariff) * (1 + tariff.taxShare);

/** Whether a month of so many kWh is billed at the minimum. */
export const isAtMinimum = (kwh: number, tariff: Tariff): boolean =>
  basePart(kwh, tariff) < tariff.minimumBase;

/**
 * @param bill $ a month
 * @param tariff whose prices are above 0
 * @returns kWh that make such a bill; 0 for one at or below the least bill that there is
 */
export function kwhFor(bill: number, tariff: Tariff): number {
  const charges = bill / (1 + tariff.taxShare);
  // From one bend to the next, the charges rise in a straight line.
  const bends = [0, kwhAtMinimum(tariff), tariff.tierKwh].toSorted((a, b) => a - b);
  const start = bends.findLast((kwh) => chargesFor(kwh, tariff) <= charges);
  if (start === undefined) return 0;
  const end = bends.find((kwh) => kwh > start) ?? start + 1;
  const atStart = chargesFor(start, tariff);
  const perKwh = (chargesFor(end, tariff) - atStart) / (end - start);
  return start + (charges - atStart) / perKwh;
}

function chargesFor(kwh: number, tariff: Tariff): number {
  const followsUse = kwh * tariff.clauses + inTwoParts(kwh, tariff, tariff.fuel);
  return Math.max(basePart(kwh, tariff), tariff.minimumBase) + followsUse;
}

const basePart = (kwh: number, tariff: Tariff) =>
  tariff.baseCharge + inTwoParts(kwh, tariff, tariff.energy);

const inTwoParts = (kwh: number, { tierKwh }: Tariff, { first, above }: Tariff["fuel"]) =>
  first * Math.min(kwh, tierKwh) + above * Math.max(0, kwh - tierKwh);

/** From so many kWh on, the minimum says nothing any more. */
function kwhAtMinimum({ minimumBase, baseCharge, energy, tierKwh }: Tariff): number {
  const missing = Math.max(0, minimumBase - baseCharge);
  const inFirst = missing / energy.first;
  return inFirst <= tierKwh ? inFirst : tierKwh + (missing - energy.first * tierKwh) / energy.above;
}
