import { expect, test } from "vitest";
import { createSessions } from "./sessions.ts";

test("ends by time, and for whom it is ended", () => {
  let now = 0;
  const sessions = createSessions<string>(1000, () => now);
  const [ann, bob] = [sessions.begin("ann"), sessions.begin("bob")];
  expect(ann).not.toBe(bob);
  expect([sessions.find(ann), sessions.find(bob), sessions.find("")]).toEqual([
    "ann",
    "bob",
    undefined,
  ]);
  sessions.endWhere((who) => who === "bob");
  now = 999;
  expect([sessions.find(ann), sessions.find(bob)]).toEqual(["ann", undefined]);
  now = 1000;
  expect(sessions.find(ann)).toBeUndefined();
});
