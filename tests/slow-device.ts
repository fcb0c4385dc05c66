import type { Page } from "@playwright/test";

/** So many times slower is the processor of a cheap phone; scripts take as much longer to take over. */
const SLOWDOWN = 6;

/** Gives what lets it be as fast as before: a slow browser keeps a processor busy by waiting. */
export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const setRate = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  await setRate(SLOWDOWN);
  return () => setRate(1);
}
