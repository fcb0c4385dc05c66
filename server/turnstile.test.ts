import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTurnstile, PAUSE_FACTOR } from "#server/turnstile.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when told. */
function job() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), end: () => resolve("done") };
}

test("so many at a time, the others when it is their turn", async () => {
  const turnstile = createTurnstile(1);
  const [first, second] = [job(), job()];
  const answers = [turnstile(first.work), turnstile(second.work)];
  expect(second.work).not.toHaveBeenCalled();
  first.end();
  await answers[0];
  await vi.runAllTimersAsync();
  expect(second.work).toHaveBeenCalledOnce();
  second.end();
  expect(await Promise.all(answers)).toEqual(["done", "done"]);
});

test("in a crowd, a place stays empty for longer than it was taken", async () => {
  const turnstile = createTurnstile(1);
  const [first, second] = [job(), job()];
  const answer = turnstile(first.work);
  void turnstile(second.work);
  await vi.advanceTimersByTimeAsync(20);
  first.end();
  await answer;
  await vi.advanceTimersByTimeAsync(PAUSE_FACTOR * 20 - 1);
  expect(second.work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(second.work).toHaveBeenCalledOnce();
});

test("a crowd that nobody has read yet is a crowd, too", async () => {
  const turnstile = createTurnstile(1);
  const second = job();
  // As a page whose data is there at once: it is drawn before another connection is looked at.
  await turnstile(async () => void vi.advanceTimersByTime(20));
  void turnstile(second.work);
  await vi.advanceTimersByTimeAsync(PAUSE_FACTOR * 20 - 1);
  expect(second.work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(second.work).toHaveBeenCalledOnce();
});

test("who comes when the line is full is sent away at once", async () => {
  const turnstile = createTurnstile(1, 1);
  const [first, second, third] = [job(), job(), job()];
  void turnstile(first.work);
  void turnstile(second.work);
  expect(await turnstile(third.work)).toBeUndefined();
  expect(third.work).not.toHaveBeenCalled();
});

test("work that fails makes place for the next", async () => {
  const turnstile = createTurnstile(1);
  await expect(turnstile(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await vi.runAllTimersAsync();
  expect(await turnstile(async () => "done")).toBe("done");
});
