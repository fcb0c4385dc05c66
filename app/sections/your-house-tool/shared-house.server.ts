import { fill } from "#app/content/fill.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { houseShareOf, publicAddress } from "#app/content/head.server.ts";
import { type PageContent, publicOrigin } from "#app/content/load.server.ts";
import type { ReadySection } from "#app/sections/prepare.server.ts";
import { understood } from "#estimates/house/house.ts";
import { houseQuestions } from "#estimates/house/questions.ts";
import { queryOf, readAnswers } from "#questions/tool-question.ts";
import { inOneLine, readWith, seenFromAfar } from "./read-house.ts";

/** What other sites show with a link to one house, and say of it; nothing where no house is asked for. */
export function sharedHouse(
  sections: ReadySection[],
  { query, language, prefix, address }: PageContent,
) {
  const tool = sections.find((section) => section.kind === "your-house-tool");
  const asked = queryOf(houseQuestions, query).toString();
  if (!tool || asked === "") return {};
  const today = todayInFlorida();
  const { typed } = readAnswers(houseQuestions, query, { decimalComma: false });
  const house = understood(typed, today);
  const read = readWith(house, tool, today);
  const title = fill(tool.shared, { what: inOneLine(read, tool, language) });
  const picture = houseShareOf(seenFromAfar(house, read));
  return {
    ...(picture && { sharePicture: { address: publicOrigin + picture, alt: title } }),
    shared: { title, address: `${publicAddress(prefix, address)}?${asked}` },
  };
}
