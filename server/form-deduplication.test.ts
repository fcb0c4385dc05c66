import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFormDeduplication, SAME_FORM_MS } from "#server/form-deduplication.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FORM = ["203.0.113.9", "/free-pricing", Buffer.from("name=Jane")];

interface Answer {
  status: number;
  to: number;
}

/** Takes every form, each with a confirmation of its own. */
function confirming(status = 303) {
  let count = 0;
  return vi.fn(async (): Promise<Answer> => ({ status, to: ++count }));
}

test("a double click is one request, also while the first is being kept", async () => {
  const [once, send] = [createFormDeduplication<Answer>(), confirming()];
  const answers = await Promise.all([once(FORM, send), once(FORM, send)]);
  answers.push(await once(FORM, send));
  expect(send).toHaveBeenCalledOnce();
  expect(answers.map(({ to }) => to)).toEqual([1, 1, 1]);
});

test("later it is another", async () => {
  const [once, send] = [createFormDeduplication<Answer>(), confirming()];
  await once(FORM, send);
  await vi.advanceTimersByTimeAsync(SAME_FORM_MS);
  expect((await once(FORM, send)).to).toBe(2);
});

test.each([
  ["another address", ["203.0.113.10", ...FORM.slice(1)]],
  ["another form", ["203.0.113.9", "/stop", Buffer.from("name=Jane")]],
  ["another answer", ["203.0.113.9", "/free-pricing", Buffer.from("name=Joan")]],
  ["the same letters in other parts", ["203.0.113.9/", "free-pricing", Buffer.from("name=Jane")]],
])("%s is another", async (_what, other) => {
  const [once, send] = [createFormDeduplication<Answer>(), confirming()];
  await once(FORM, send);
  await once(other, send);
  expect(send).toHaveBeenCalledTimes(2);
});

test("what was not taken, or broke, is tried again", async () => {
  const [once, send] = [createFormDeduplication<Answer>(), confirming(503)];
  await once(FORM, send);
  await once(FORM, send);
  expect(send).toHaveBeenCalledTimes(2);
  await expect(once(FORM, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect((await once(FORM, confirming())).status).toBe(303);
});
