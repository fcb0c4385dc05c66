/** The lines of jobs, drawn from what the company says in words. */
import { expect, test } from "vitest";
import type { PageContent } from "#app/content/load.server.ts";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { prepareJobTimes } from "./prepare.server.ts";

const words = readContent(fixedAddresses()).languages.en?.words;
const drawn = (permit: string, work: string) =>
  prepareJobTimes(
    {
      kind: "job-times",
      heading: "Weeks",
      jobs: [
        {
          name: "Roof",
          stages: [
            { stage: "permit", takes: permit },
            { stage: "work", takes: work },
          ],
        },
      ],
    },
    { words } as PageContent,
  );

test("one part begins where the one before it ends at the latest", () => {
  const { jobs, days } = drawn("2 to 4 weeks", "[3 to 6 days](sample)");
  expect(jobs[0]?.stages).toMatchObject([
    { from: 0, least: 14, most: 28 },
    { from: 28, least: 3, most: 6 },
  ]);
  expect(days).toBe(35);
  expect(jobs[0]?.total).toBe("2 to 5 weeks");
});

test("samples are told once", () => {
  expect(drawn("2 weeks", "[1 day](sample)").samplesNote).toBe(words?.samplesNote);
  expect(drawn("2 weeks", "1 day").samplesNote).toBeUndefined();
});

test("what cannot be drawn is told, with what can", () => {
  expect(() => drawn("soon", "1 day")).toThrow(
    '"soon" cannot be drawn: write it like "2 to 4 weeks"',
  );
});
