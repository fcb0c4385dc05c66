import { expect, test } from "vitest";
import { contestState } from "#app/content/contest-state.ts";
import { floridaMoments } from "#app/content/florida-time.ts";

function entryTime(opens: string, closes: string) {
  const [first = "", last = ""] = [opens, closes].map((local) => floridaMoments(local)[0]);
  return { opens: first, closes: last };
}

const acrossSpring = entryTime("2027-03-01T09:00", "2027-03-21T17:00");
const acrossFall = entryTime("2026-10-15T09:00", "2026-11-15T17:00");

test.each([
  ["upcoming", "2027-03-01T13:59:59Z", acrossSpring],
  ["open", "2027-03-01T14:00:00Z", acrossSpring],
  ["open", "2027-03-14T07:00:00Z", acrossSpring],
  ["open", "2027-03-21T20:59:59Z", acrossSpring],
  ["ended", "2027-03-21T21:00:00Z", acrossSpring],
  ["upcoming", "2026-10-15T12:59:59Z", acrossFall],
  ["open", "2026-10-15T13:00:00Z", acrossFall],
  ["open", "2026-11-15T21:59:59Z", acrossFall],
  ["ended", "2026-11-15T22:00:00Z", acrossFall],
])("%s at %s", (state, moment, time) => {
  expect(contestState(Date.parse(moment), time)).toBe(state);
});
