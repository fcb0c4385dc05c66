import { expect, test, vi } from "vitest";
import { createRenderQueue, createRenderQueues, RenderQueueFull } from "#server/render-queue.ts";

test("few at a time, the others when it is their turn, and who comes when too many wait is refused", async () => {
  const inTurn = createRenderQueue(1, 1);
  const first = Promise.withResolvers<string>();
  const [second, third] = [vi.fn(async () => "second"), vi.fn(async () => "third")];
  const answers = [inTurn(() => first.promise), inTurn(second)];
  await Promise.resolve();
  await expect(inTurn(third)).rejects.toThrow(RenderQueueFull);
  expect(second).not.toHaveBeenCalled();
  first.resolve("first");
  expect(await Promise.all(answers)).toEqual(["first", "second"]);
  expect(third).not.toHaveBeenCalled();
});

test("work that fails makes place for the next", async () => {
  const inTurn = createRenderQueue(1);
  await expect(inTurn(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await inTurn(async () => "done")).toBe("done");
});

test("a receipt does not wait behind tools", async () => {
  const inTurn = createRenderQueues((path) => path.startsWith("/tools/"));
  const never = Promise.withResolvers<string>();
  for (let count = 0; count < 10; count++) void inTurn("/tools/solar", () => never.promise);
  expect(await inTurn("/free-pricing/sent", async () => "receipt")).toBe("receipt");
});
