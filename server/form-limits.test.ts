import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formLimits } from "#server/form-limits.ts";

const FORM = "/free-pricing";
const RIGHTS = [
  "/stop",
  "/es/stop.data",
  "/request-delete-account",
  "/request-delete-account/status/0123",
  "/waiting/0123",
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const somebody = (index: number) => `198.51.${index >> 8}.${index & 255}`;

test("what is refused takes nothing from others, however much it is", async () => {
  const limits = formLimits(1);
  for (let index = 0; index < 1000; index++) await limits.allow(somebody(index), FORM);
  expect(await limits.allow("203.0.113.9", FORM)).toBe(true);
});

test("a household sends so much a minute, whichever of its addresses it uses", async () => {
  const limits = formLimits(10);
  const allowed: boolean[] = [];
  for (let index = 0; index < 256; index++) {
    allowed.push(await limits.allow(`2001:db8:1:${index.toString(16)}::1`, FORM));
  }
  expect(allowed.filter(Boolean)).toHaveLength(10);
  expect(await limits.allow("2001:db8:1:100::1", FORM)).toBe(true);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await limits.allow("2001:db8:1:1::1", FORM)).toBe(true);
});

test("of all together, so much is kept a minute", async () => {
  const limits = formLimits(1);
  for (let index = 0; index < 60; index++) {
    expect(await limits.allow(somebody(index), FORM)).toBe(true);
    await limits.kept(FORM);
  }
  expect(await limits.allow("203.0.113.9", FORM)).toBe(false);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await limits.allow("203.0.113.9", FORM)).toBe(true);
});

test.each(RIGHTS)("%s takes more, and is never closed by what others send", async (path) => {
  const limits = formLimits(1);
  for (let index = 0; index < 60; index++) await limits.kept(FORM);
  expect(await limits.allow("203.0.113.9", FORM)).toBe(false);
  const allowed = await Promise.all(
    Array.from({ length: 20 }, () => limits.allow("203.0.113.9", path)),
  );
  expect(allowed.filter(Boolean)).toHaveLength(10);
  for (let index = 0; index < 100; index++) await limits.kept(path);
  expect(await limits.allow(somebody(1), path)).toBe(true);
});

test.each(["/tools/home-file", "/es/tools/home-file/calendar.ics", "/tools/home-file.data"])(
  "what %s answers has a limit of its own, and takes nothing from what is kept",
  async (path) => {
    const limits = formLimits(1);
    for (let index = 0; index < 60; index++) await limits.kept(path);
    expect(await limits.allow("203.0.113.9", FORM)).toBe(true);
    const allowed = await Promise.all(
      Array.from({ length: 20 }, () => limits.allow("203.0.113.9", path)),
    );
    expect(allowed.filter(Boolean)).toHaveLength(10);
    expect(await limits.allow("203.0.113.10", path)).toBe(true);
  },
);

test("an address that only begins like one of these has the limits of others", async () => {
  const limits = formLimits(1);
  expect(await limits.allow("203.0.113.9", "/stopover")).toBe(true);
  expect(await limits.allow("203.0.113.9", "/stopover")).toBe(false);
  expect(await limits.allow("203.0.113.10", "/toolshed")).toBe(true);
  expect(await limits.allow("203.0.113.10", "/toolshed")).toBe(false);
});

test("0 is no limit", async () => {
  const limits = formLimits(0);
  for (let index = 0; index < 1000; index++) await limits.kept(FORM);
  expect(await limits.allow("203.0.113.9", FORM)).toBe(true);
});
