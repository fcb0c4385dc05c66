/** Whether this process has its hands full, so that what can wait lets visitors go first. */
import { performance } from "node:perf_hooks";

/** With less of its time to spare, whoever comes next has to wait for somebody else. */
const BUSY = 0.5;

/** @returns what tells how it was since it was asked last */
export function watchBusyness(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization > BUSY;
  };
}
