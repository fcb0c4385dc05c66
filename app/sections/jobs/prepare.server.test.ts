/** Which finished jobs a page shows. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { prepareJobs } from "./prepare.server.ts";

const job = (work: string, service: string, finished: string) => ({
  work,
  service,
  finished,
  town: "Jupiter",
  product: "Concrete tile",
  permit: "26-0412",
  days: 6,
  price: { from: 34000, to: 39000 },
});
const content = {
  language: "en",
  words: {
    fromTo: "{from} to {to}",
    jobs: {
      place: "{town}, {month}",
      product: "Installed",
      days: "Days",
      price: "Price",
      permit: "Permit",
    },
  },
  jobs: {
    old: job("Old roof", "roofing", "2026-02-27"),
    new: job("New roof", "roofing", "2026-08-01"),
    cool: job("Heat pump", "hvac", "2026-05-11"),
  },
} as unknown as PageContent;
const shown = (service?: string) =>
  prepareJobs({ kind: "jobs", heading: "Jobs", service }, content).jobs;

test("the latest job comes first", () => {
  expect(shown().map(({ work }) => work)).toEqual(["New roof", "Heat pump", "Old roof"]);
});

test("a service shows its own jobs", () => {
  expect(shown("hvac").map(({ work }) => work)).toEqual(["Heat pump"]);
});

test("a job says where and when it was, what was paid, and its permit", () => {
  const [{ place, facts } = {}] = shown("roofing");
  expect(place).toBe("Jupiter, August 2026");
  expect(facts?.map(({ fact }) => fact)).toEqual([
    "Concrete tile",
    "6",
    "$34,000 to $39,000",
    "26-0412",
  ]);
});
