import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAME_FORM_MS, sentOnce } from "#server/sent-once.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FORM = ["203.0.113.9", "/free-pricing", Buffer.from("name=Jane")];

/** Takes every form, each with a confirmation of its own. */
function desk(status = 303) {
  let count = 0;
  return vi.fn(
    async () => new Response(`${++count}`, { status, headers: { Location: `/${count}` } }),
  );
}

test("a double click is one request, also while the first is being kept", async () => {
  const [once, send] = [sentOnce(), desk()];
  const answers = await Promise.all([once(FORM, send), once(FORM, send)]);
  answers.push(await once(FORM, send));
  expect(send).toHaveBeenCalledOnce();
  expect(answers.map(({ headers }) => headers.get("location"))).toEqual(["/1", "/1", "/1"]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["1", "1", "1"]);
});

test("later it is another", async () => {
  const [once, send] = [sentOnce(), desk()];
  await once(FORM, send);
  await vi.advanceTimersByTimeAsync(SAME_FORM_MS);
  expect((await once(FORM, send)).headers.get("location")).toBe("/2");
});

test.each([
  ["another address", ["203.0.113.10", ...FORM.slice(1)]],
  ["another form", ["203.0.113.9", "/stop", Buffer.from("name=Jane")]],
  ["another answer", ["203.0.113.9", "/free-pricing", Buffer.from("name=Joan")]],
  ["the same letters in other parts", ["203.0.113.9/", "free-pricing", Buffer.from("name=Jane")]],
])("%s is another", async (_what, other) => {
  const [once, send] = [sentOnce(), desk()];
  await once(FORM, send);
  await once(other, send);
  expect(send).toHaveBeenCalledTimes(2);
});

test("what was not taken, or broke, is tried again", async () => {
  const [once, send] = [sentOnce(), desk(503)];
  await once(FORM, send);
  await once(FORM, send);
  expect(send).toHaveBeenCalledTimes(2);
  await expect(once(FORM, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect((await once(FORM, desk())).status).toBe(303);
});
