import path from "node:path";
import { floridaMoments } from "#app/content/florida-time.ts";
import { patchBetween } from "#app/content/patch.ts";
import { daysOfWithdrawal } from "#app/content/reading/claims.ts";
import { consents, daysOfNewWordings } from "#app/content/reading/consents.ts";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import { contentFolder } from "#app/content/reading/languages.ts";
import { readContent, readLater } from "#app/content/reading/read.ts";
import { readYamlFile } from "#app/content/reading/yaml-file.ts";
import type { OutdatedTexts } from "#app/content/reading/twins/outdated.ts";
import type { ContentInTime, Later } from "#app/content/site-content.ts";

const FILE = "consents.yaml";

/**
 * The content of today, and what changes in it on each day on which facts have run out, or something is
 * agreed to in other words: so that a site
 * which was built today has the right words on all of them.
 *
 * @throws ContentError as `readContent` does
 */
export function readContentInTime(
  addresses: string[],
  folder = contentFolder,
  today = todayInFlorida(),
  outdated?: OutdatedTexts,
): ContentInTime {
  const first = readContent(addresses, folder, today, outdated);
  const agreed = consents.parse(readYamlFile(path.join(folder, FILE), `content/${FILE}`).value);
  let before = first;
  const days = [...daysOfWithdrawal(first.claims, today), ...daysOfNewWordings(agreed, today)];
  const later = [...new Set(days)].toSorted().flatMap((from): Later[] => {
    const content = readLater(from, addresses, folder, outdated);
    const change = patchBetween(before, content);
    before = content;
    return change === undefined ? [] : [{ from, begins: beginOf(from), change }];
  });
  return { first, later };
}

/** No clock in Florida is ever set forward or back at midnight, so that there is one, once. */
function beginOf(day: string): number {
  const [midnight = ""] = floridaMoments(`${day}T00:00`);
  return Date.parse(midnight);
}
