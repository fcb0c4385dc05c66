/** The line of a job, drawn from what the company says in words. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { prepareJobTimes } from "./prepare.server.ts";

const words = siteContent.languages.en?.words;
const drawn = (permit: string, work: string) =>
  prepareJobTimes(
    {
      kind: "job-times",
      heading: "Weeks",
      job: "Roof",
      steps: [
        { title: "Look", text: "We look." },
        { title: "Permit", text: "It is asked for.", takes: [{ stage: "permit", takes: permit }] },
        { title: "Cover", text: "It is covered.", takes: [{ stage: "work", takes: work }] },
      ],
    },
    { words, language: "en" } as PageContent,
  );

test("one part begins where the one before it ends at the latest", () => {
  const { stages, days, total } = drawn("2 to 4 weeks", "3 to 6 days");
  expect(stages).toMatchObject([
    { from: 0, least: 14, most: 28 },
    { from: 28, least: 3, most: 6 },
  ]);
  expect(days).toBe(35);
  expect(total).toBe("2 to 5 weeks");
});

test("what cannot be drawn is told, with what can", () => {
  expect(() => drawn("soon", "1 day")).toThrow(
    '"soon" cannot be drawn: write it like "2 to 4 weeks"',
  );
});
