import { expect, test } from "vitest";
import type { StormNotice, StormSaid } from "#requests/asking/storm-notice.ts";
import { heardLog } from "#requests/testing/heard-log.ts";
import { createStormSwitch } from "#server/storm-switch.ts";

const NOTICE: StormNotice = { counties: [], headline: {}, ends: "2027-09-04T04:00:00.000Z" };
const BUILT_AT = Date.parse("2027-08-20T12:00:00Z");

function thrown({ ofBuild }: { ofBuild?: StormNotice } = {}) {
  const state = {
    said: undefined as StormSaid | undefined,
    isAway: false,
    now: Date.parse("2027-09-01T12:00:00Z"),
  };
  const { log, lines } = heardLog();
  const stormSwitch = createStormSwitch({
    ask: async () => {
      if (state.isAway) throw new Error("away");
      return state.said;
    },
    ofBuild,
    builtAt: BUILT_AT,
    log,
    now: () => state.now,
  });
  return { state, stormSwitch, lines };
}

test("there is no storm until staff say so, and none when they say it is over", async () => {
  const { state, stormSwitch } = thrown();
  await stormSwitch.look();
  expect(stormSwitch.current()).toBeUndefined();
  state.said = { notice: NOTICE, at: "2027-09-01T12:00:00Z" };
  await stormSwitch.look();
  expect(stormSwitch.current()).toEqual(NOTICE);
  state.said = { notice: undefined, at: "2027-09-02T12:00:00Z" };
  await stormSwitch.look();
  expect(stormSwitch.current()).toBeUndefined();
});

test("it ends by itself, to the moment, whether or not anybody looks", async () => {
  const { state, stormSwitch } = thrown();
  state.said = { notice: NOTICE, at: "2027-09-01T12:00:00Z" };
  await stormSwitch.look();
  state.now = Date.parse(NOTICE.ends) - 1;
  expect(stormSwitch.current()).toEqual(NOTICE);
  state.now += 1;
  expect(stormSwitch.current()).toBeUndefined();
});

test("a database that is away changes nothing, and is told of once", async () => {
  const { state, stormSwitch, lines } = thrown();
  state.said = { notice: NOTICE, at: "2027-09-01T12:00:00Z" };
  await stormSwitch.look();
  state.isAway = true;
  await stormSwitch.look();
  await stormSwitch.look();
  expect(stormSwitch.current()).toEqual(NOTICE);
  const warnings = lines.filter(({ msg }) => msg === "nobody can tell whether a storm is on");
  expect(warnings).toHaveLength(1);
});

test("the same notice stays the same object, so that pages are not made anew", async () => {
  const { state, stormSwitch } = thrown();
  state.said = { notice: { ...NOTICE }, at: "2027-09-01T12:00:00Z" };
  await stormSwitch.look();
  const first = stormSwitch.current();
  state.said = { notice: { ...NOTICE }, at: "2027-09-01T12:00:00Z" };
  await stormSwitch.look();
  expect(stormSwitch.current()).toBe(first);
});

test("a build that was made for a storm counts until staff say something later", async () => {
  const { state, stormSwitch } = thrown({ ofBuild: NOTICE });
  expect(stormSwitch.current()).toEqual(NOTICE);
  state.said = { notice: undefined, at: "2027-08-01T12:00:00Z" };
  await stormSwitch.look();
  expect(stormSwitch.current()).toEqual(NOTICE);
  state.said = { notice: undefined, at: "2027-09-01T12:00:00Z" };
  await stormSwitch.look();
  expect(stormSwitch.current()).toBeUndefined();
});
