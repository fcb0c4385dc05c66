/** Steps that people count in. */
const STEPS = [1, 2, 5, 10];

/**
 * The numbers beside a drawing: from 0 in round steps, until they reach `most`.
 *
 * @param most above 0
 * @param count about so many steps
 */
export function ticksUpTo(most: number, count: number): number[] {
  const ten = 10 ** Math.floor(Math.log10(most / count));
  const step = ten * (STEPS.find((one) => one * ten >= most / count) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}
