import { daysBetween } from "#estimates/days/calendar-day.ts";

const WHOLE = 100;

/**
 * Where days stand on a line that goes from the first to the last, in percent.
 *
 * @param days different ones, the earliest first
 * @param room in percent: so far apart are marks that would lie on each other
 */
export function positionsOf(days: readonly string[], room: number): number[] {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const length = daysBetween(first, last);
  if (days.length < 2) return days.map(() => 0);
  const apart = Math.min(room, WHOLE / (days.length - 1));
  const positions = days.map((day) => (daysBetween(first, day) / length) * WHOLE);
  for (const [index, position] of positions.entries()) {
    positions[index] = Math.max(position, ...before(positions, index).map((one) => one + apart));
  }
  // What was pushed over the end pushes back.
  let most = WHOLE;
  for (let index = positions.length - 1; index >= 0; index -= 1) {
    positions[index] = Math.max(0, Math.min(positions[index] ?? 0, most));
    most = (positions[index] ?? 0) - apart;
  }
  return positions;
}

const before = (positions: readonly number[], index: number) =>
  index > 0 ? positions.slice(index - 1, index) : [];
