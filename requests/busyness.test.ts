import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchBusyness } from "#requests/busyness.server.ts";

const MOMENT_MS = 50;

test("work makes busy, and waiting does not", async () => {
  const isBusy = watchBusyness();
  const until = performance.now() + MOMENT_MS;
  while (performance.now() < until);
  await pause(1);
  expect(isBusy()).toBe(true);
  await pause(MOMENT_MS);
  expect(isBusy()).toBe(false);
});
