import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formLimits, rateLimit } from "#server/rate-limit.ts";

const FORM = "/free-pricing";
const RIGHTS = ["/stop", "/es/stop.data", "/request-delete-account/status/0123", "/waiting/0123"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const somebody = (index: number) => `198.51.${index >> 8}.${index & 255}`;

/** How many of twenty forms are taken of one address. */
async function takenOfTwenty(limits: ReturnType<typeof formLimits>, path: string) {
  const asked = Array.from({ length: 20 }, () => limits.allow("203.0.113.9", path));
  return (await Promise.all(asked)).filter(Boolean).length;
}

test("a household sends so much a minute, whichever of its addresses it uses", async () => {
  const limit = rateLimit(10);
  const allowed: boolean[] = [];
  for (let index = 0; index < 256; index++) {
    allowed.push(await limit(`2001:db8:1:${index.toString(16)}::1`));
  }
  expect(allowed.filter(Boolean)).toHaveLength(10);
  expect(await limit("2001:db8:1:100::1")).toBe(true);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await limit("2001:db8:1:1::1")).toBe(true);
});

test("what is refused takes nothing from others, however much it is", async () => {
  const limits = formLimits(1);
  for (let index = 0; index < 1000; index++) await limits.allow(somebody(index), FORM);
  expect(await limits.allow("203.0.113.9", FORM)).toBe(true);
});

test("of all together, so much is kept a minute", async () => {
  const limits = formLimits(1);
  for (let index = 0; index < 60; index++) await limits.kept(FORM);
  expect(await limits.allow("203.0.113.9", FORM)).toBe(false);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await limits.allow("203.0.113.9", FORM)).toBe(true);
});

test.each(RIGHTS)("%s takes more, and is never closed by what others send", async (path) => {
  const limits = formLimits(1);
  for (let index = 0; index < 60; index++) await limits.kept(FORM);
  expect(await takenOfTwenty(limits, path)).toBe(10);
});

test("what a tool answers has a limit of its own, and takes nothing from what is kept", async () => {
  const limits = formLimits(1);
  const path = "/es/tools/home-file/calendar.ics";
  for (let index = 0; index < 60; index++) await limits.kept(path);
  expect(await limits.allow("203.0.113.9", FORM)).toBe(true);
  expect(await takenOfTwenty(limits, path)).toBe(10);
});

test("an address that only begins like one of these has the limits of others", async () => {
  expect(await takenOfTwenty(formLimits(1), "/stopover")).toBe(1);
  expect(await takenOfTwenty(formLimits(1), "/toolshed")).toBe(1);
});

test("0 is no limit", async () => {
  expect(await takenOfTwenty(formLimits(0), FORM)).toBe(20);
});
