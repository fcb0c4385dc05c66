/** A place begins within some seconds: who comes meanwhile is told, and sees it as soon as it is there. */
import { setTimeout } from "node:timers/promises";

const SOON_MS = 1500;

export const WAITING = {
  status: 200,
  message: "Your place is being prepared: the newest words, and a page to look at them.",
  looksAgain: true,
};

/** @returns nothing where it takes longer; throws where it fails by then */
export const soon = <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  // Where it fails later, whoever asks next is told.
  work.catch(() => undefined);
  return Promise.race([work, setTimeout(SOON_MS, undefined)]);
};
