/** What only the company can say about its work, and how sentences take it: `{roofing.permit}`. */
import { z } from "zod";
import type { Facts } from "#app/content/reading/facts.ts";
import type { Company } from "#app/content/reading/schema.ts";
import { anchor, words } from "#app/content/reading/text.ts";

/** The group of the license numbers, which are in company.yaml: `{license.roofing}`. */
const LICENSES = "license";

const own = z.strictObject({
  says: words.regex(/^[^[\]*]+$/, "must be without the signs [ ] and *"),
  /** Whether only the company can say what is true. Pages then show it as a sample. */
  sample: z.boolean().default(false),
});

/** content/en/work.yaml, by group and name. */
export const work = z
  .record(anchor, z.record(anchor, own))
  .refine((groups) => !Object.hasOwn(groups, LICENSES), {
    path: [LICENSES],
    error: "must have another name: license numbers are in content/company.yaml",
  });

export type Work = z.infer<typeof work>;

/** By the names that sentences take them by. Samples are marked, so that pages show them as such. */
export function factsOfWork(groups: Work, { licences }: Company): Facts {
  const numbers = licences.map(({ trade, number, sample }): [string, string] => [
    `${LICENSES}.${trade}`,
    marked(number, sample),
  ]);
  const answers = Object.entries(groups).flatMap(([group, names]) =>
    Object.entries(names).map(([name, { says, sample }]): [string, string] => [
      `${group}.${name}`,
      marked(says, sample),
    ]),
  );
  return Object.fromEntries([...numbers, ...answers]);
}

const marked = (says: string, sample: boolean) => (sample ? `[${says}](sample)` : says);
