/** What a ZIP code probably tells about an address. */
import { readZip, utilitiesAt } from "#app/content/zip-code.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { zip } from "#questions/fields.ts";

export const myZipQuestions = { zip: { field: zip(), needed: true } } as const;

type Known = SectionProps<"my-zip-tool">["known"];

export type ZipCard = ReturnType<typeof zipCard>;

/** @param code five digits */
export function zipCard(code: string, known: Known) {
  const answer = readZip(code, known.zipCodes);
  if (answer.kind !== "county") return answer;
  const county = known.counties[answer.county];
  if (!county) return { kind: "elsewhere" as const, county: answer.county };
  const utilityKeys = utilitiesAt(code, known.zipCodes);
  return {
    kind: "served" as const,
    county,
    /** The nearest place of ours, which need not be the town of the address. */
    place: known.places[answer.nearest ?? ""],
    /** Probably, the likeliest first. */
    utilityKeys,
    utilities: utilityKeys.flatMap((key) => known.utilities[key] ?? []),
  };
}
