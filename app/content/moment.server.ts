/** As of when a page is made: now, unless somebody says otherwise. */
import { AsyncLocalStorage } from "node:async_hooks";

const moments = new AsyncLocalStorage<number>();

/**
 * Does the work as of one moment from its beginning to its end: so that no page has words of two days,
 * and the build can make those of days to come.
 *
 * @param moment milliseconds since 1970
 */
export const asOf = <Result>(moment: number, work: () => Result): Result =>
  moments.run(moment, work);

export const currentMoment = (): number => moments.getStore() ?? Date.now();
