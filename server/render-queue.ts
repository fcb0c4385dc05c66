/** Lets few pages be rendered at a time, so that a crowd does not hold up everybody else. */
import pLimit from "p-limit";

/** One page may wait for the database while another is drawn. */
const AT_A_TIME = 2;
/** They wait about a second, on a slow machine. */
const LONGEST_QUEUE = 100;

/** So many wait that nobody else should. */
export class RenderQueueFull extends Error {}

/**
 * Nobody waits for a receipt behind those who try the tools.
 *
 * @returns what does the work of an address when it is its turn; throws as one queue does
 */
export function createRenderQueues(isTool: (path: string) => boolean) {
  const [tools, others] = [createRenderQueue(), createRenderQueue()];
  return <Result>(path: string, work: () => Promise<Result>) =>
    (isTool(path) ? tools : others)(work);
}

/** @returns what does the work when it is its turn; throws RenderQueueFull, or what the work throws */
export function createRenderQueue(atATime = AT_A_TIME, longestQueue = LONGEST_QUEUE) {
  const limit = pLimit(atATime);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= longestQueue) throw new RenderQueueFull();
    return limit(work);
  };
}
