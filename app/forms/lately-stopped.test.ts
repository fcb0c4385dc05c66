import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HELD_MS, holdStopped, stoppedBy } from "#app/forms/lately-stopped.server.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("who has the key sees what was stopped, for some minutes", () => {
  const key = holdStopped("… 0199");
  vi.advanceTimersByTime(HELD_MS - 1);
  expect(stoppedBy(key)).toBe("… 0199");
  vi.advanceTimersByTime(1);
  expect(stoppedBy(key)).toBeUndefined();
});

test("each has its own key, and a wrong one shows nothing", () => {
  const keys = ["… 0199", "… 0142"].map(holdStopped);
  expect(keys.map(stoppedBy)).toEqual(["… 0199", "… 0142"]);
  for (const wrong of [null, "", "nobody", keys[0]?.slice(1) ?? ""]) {
    expect(stoppedBy(wrong)).toBeUndefined();
  }
});

test("a flood does not fill the memory: the latest are held", () => {
  const first = holdStopped("first");
  const keys = Array.from({ length: 5000 }, (_, at) => holdStopped(String(at)));
  expect(stoppedBy(first)).toBeUndefined();
  expect(keys.filter((key) => stoppedBy(key)).length).toBeLessThanOrEqual(1000);
  expect(stoppedBy(keys.at(-1) ?? null)).toBe("4999");
});
