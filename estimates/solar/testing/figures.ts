/** The published figures, as on the day on which the examples were worked out. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { parse } from "yaml";
import { readAnswers } from "#questions/tool-question.ts";
import { byCountyId } from "#app/content/florida-map.ts";
import { mapped } from "#app/content/mapped.ts";
import type { Figures } from "#app/content/reading/figures.ts";
import { questionsWith, ratesOn, type SolarFigures } from "../figures.ts";
import { tariffOf } from "../estimate.ts";
import { type SolarAnswers, errorsIn } from "../errors.ts";

const DAY = "2026-11-22";

const published = (name: string): unknown =>
  parse(readFileSync(path.join(inject("ownContent"), `figures/${name}.yaml`), "utf8"));

const { tariffs } = published("electricity-tariffs") as Figures["figures/electricity-tariffs"];
const yields = published("solar-yields") as Figures["figures/solar-yields"];

export const figures: SolarFigures = {
  ...yields,
  counties: byCountyId(yields.counties),
  ...(published("backup-loads") as Figures["figures/backup-loads"]),
  utilities: mapped(tariffs, ({ limits, rates }) => ({
    limits,
    tariff: ratesOn(DAY, rates),
  })),
};

export const ask = (query: string, how = { decimalComma: false }) =>
  readAnswers(questionsWith(figures), new URLSearchParams(query), how);

/** What an address answers. */
export function answersTo(query: string): SolarAnswers {
  const asked = ask(query);
  if (asked.kind !== "answers") throw new Error(`${query}: ${JSON.stringify(asked)}`);
  const [error] = errorsIn(asked.answers);
  if (error) throw new Error(`${query}: ${JSON.stringify(error)}`);
  return asked.answers;
}

export const tariff2026 = tariffOf(answersTo("county=broward&use=1&kw=1"));
