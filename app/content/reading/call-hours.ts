/** The hours of calls that the form for a price offers are hours in which somebody is there to call. */
import type { Company } from "#app/content/reading/schema.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";
import { BEST_HOURS } from "#questions/forms.ts";

const FILE = "content/company.yaml";
/** Florida allows no sales calls before or after: s. 501.616(6). */
const FLORIDA = { opens: "08:00", closes: "20:00" };

/** @returns what the form offers, like `12-17`, outside of the office's hours or the state's */
export function hoursNobodyCalls({ opens, closes }: Company["hours"]["office"]): string[] {
  const first = opens > FLORIDA.opens ? opens : FLORIDA.opens;
  const last = closes < FLORIDA.closes ? closes : FLORIDA.closes;
  return BEST_HOURS.filter((hours) => {
    const [from = "", to = ""] = hours.split("-").map((hour) => `${hour.padStart(2, "0")}:00`);
    return from < first || to > last;
  });
}

export function unreachableHours({ hours }: Company, files: YamlFile[]): Problem[] {
  const offered = hoursNobodyCalls(hours.office);
  const file = files.find(({ name }) => name === FILE);
  if (offered.length === 0 || !file) return [];
  const message = `the form for a price offers calls at ${offered.join(" and ")} o’clock, when nobody is in the office: change BEST_HOURS in questions/forms.ts and its words as well`;
  return [file.problemAt(["hours", "office"], message)];
}
