import { expect, test } from "vitest";
import { latestFirst } from "./prepare.server.ts";

test("the latest comes first, whatever its stars", () => {
  const reviews = [
    { date: "2026-03-12", rating: 5 },
    { date: "2026-10-06", rating: 1 },
    { date: "2026-09-30", rating: 5 },
  ];
  expect(latestFirst(reviews).map(({ rating }) => rating)).toEqual([1, 5, 5]);
});
