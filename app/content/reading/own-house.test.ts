/** What the house in the storm says fits what our other tools work out of the same. */
import { expect, test } from "vitest";
import { ownContent } from "#app/content/reading/testing/own-content.ts";
import { readHouse, understood } from "#estimates/house/house.ts";
import { backupOf } from "#estimates/solar/backup.ts";
import type { SolarAnswers } from "#estimates/solar/errors.ts";
import { solarQuestions } from "#estimates/solar/questions.ts";

const { figures, languages } = ownContent;

test("its light stays on for as many hours as the battery tool says", () => {
  const ours = { ...figures["figures/house"], ...figures["figures/backup-loads"] };
  const { loads, kilowatts, battery } = ours;
  const today = "2026-11-22";
  const house = understood({ battery: ["on"] }, today);
  const runs = loads.flatMap((load) => [
    [load, true] as const,
    [`${load}Kw`, kilowatts[load]] as const,
  ]);
  const reserve = Number(solarQuestions.reserve.initial);
  const asked = { battery: battery.kwh, units: 1, reserve, outage: "sep", stormDay: 50 };
  const answers = { ...asked, ...Object.fromEntries(runs) } as unknown as SolarAnswers;
  const backup = backupOf(answers, Array<number>(12).fill(0));
  const { hours } = readHouse(house, { inZone: undefined, today }, ours);
  expect(hours).toBeCloseTo(backup?.steps.at(-1)?.hours ?? 0, 6);
});

test.each(Object.keys(languages))("%s: it counts openings as its prices do", (language) => {
  const openings = figures.prices.prices.filter(({ id }) => id.startsWith("opening-"));
  const tool = languages[language]?.pages["/tools/your-house"]?.sections[0];
  const [cost] = tool?.kind === "your-house-tool" ? tool.changes.of.glass.points : [];
  expect(openings).toHaveLength(2);
  for (const { usual } of openings) expect(cost).toContain(` ${usual} `);
});
