import { expect, test } from "vitest";
import type { RequestService } from "#requests/request-service.server.ts";
import { samplePricing } from "#requests/testing/sample-request.ts";
import { createMetrics } from "#server/metrics.ts";

const health = async () => ({ waiting: 3, oldestSeconds: 40, deadLetters: 1 });
const now = () => new Date("2026-11-22T12:00:00Z");

test("it tells what waits, and until when what pages say holds", async () => {
  const told = await createMetrics(health, ["2026-12-30", "2026-11-25"], now).registry.metrics();
  for (const line of [
    "site_database_usable 1",
    "site_outbox_oldest_seconds 40",
    "site_outbox_waiting 3",
    "site_outbox_dead_letters 1",
    "site_next_claim_ends_days 3",
  ]) {
    expect(told).toContain(`\n${line}\n`);
  }
  for (const name of ["process_open_fds", "nodejs_eventloop_lag_p99_seconds"]) {
    expect(told).toMatch(new RegExp(`^${name} [\\d.]`, "m"));
  }
});

test("of a database that cannot be used nothing good is told", async () => {
  const told = await createMetrics(
    () => Promise.reject(new Error("away")),
    [],
    now,
  ).registry.metrics();
  expect(told).toContain("\nsite_database_usable 0\n");
  expect(told).toMatch(/^site_outbox_dead_letters Nan$/im);
});

test("what is not kept counts as a failure, and nobody is named", async () => {
  const metrics = createMetrics(health, [], now);
  const failing = () => Promise.reject(new Error("full"));
  const broken = metrics.watched({ save: failing, stop: failing } as unknown as RequestService);
  await expect(broken.save(samplePricing())).rejects.toThrow("full");
  await expect(broken.stop("jane.sample@example.com")).rejects.toThrow("full");
  const told = await metrics.registry.metrics();
  expect(told).toContain("site_write_failures_total 2\n");
  expect(told).not.toMatch(/jane/i);
});
