import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rateLimit } from "#server/rate-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many of so many pass. */
async function passing(limit: ReturnType<typeof rateLimit>, count: number, address: string) {
  const answers = await Promise.all(Array.from({ length: count }, () => limit(address)));
  return answers.filter(Boolean).length;
}

test("an address may send so much a minute, and again in the next", async () => {
  const limit = rateLimit(5);
  expect(await passing(limit, 9, "203.0.113.9")).toBe(5);
  expect(await passing(limit, 9, "203.0.113.10")).toBe(5);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await passing(limit, 9, "203.0.113.9")).toBe(5);
});

test("one household is one visitor", async () => {
  const limit = rateLimit(5);
  await passing(limit, 5, "2001:db8:1:2::1");
  expect(await limit("2001:db8:1:2:ffff::2")).toBe(false);
});

test("0 is no limit", async () => {
  expect(await passing(rateLimit(0), 1000, "203.0.113.9")).toBe(1000);
});
