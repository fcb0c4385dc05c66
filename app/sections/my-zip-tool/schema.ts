import { z } from "zod";
import { address, richWords, words } from "#app/content/reading/text.ts";
import { askedWords, toolFrame } from "#app/tools/tool.schema.ts";
import { myZipQuestions } from "./zip-card.ts";

/** A place to look something up, of which local-facts.yaml has the name and the address. */
const lookUp = z.strictObject({ label: words, text: words });

/** What probably holds at a ZIP code, and who answers for the address. In sentences: {zip} and {county}. */
export const myZipTool = z.strictObject({
  kind: z.literal("my-zip-tool").meta({
    title: "Tool: my ZIP code",
    description:
      "the card of a ZIP code: rules, power, offices and maps, from `content/zip-codes.yaml` and `content/local-facts.yaml`",
  }),
  ...toolFrame(myZipQuestions),
  questions: askedWords(myZipQuestions),
  /** In one line. */
  headlines: z.strictObject({ served: words, elsewhere: words, far: words }),
  /** What is said where we do not work. */
  elsewhere: richWords,
  far: richWords,
  caution: richWords,
  groups: z.strictObject({ rules: words, power: words, offices: words, storms: words }),
  served: z.strictObject({ label: words, yes: richWords, nearest: words, placesIn: words }),
  windMap: words,
  outages: z.strictObject({ label: words, text: words }),
  solarTerms: words,
  /** Where a city may have its own utility. */
  cityCredit: richWords,
  permits: z.strictObject({ label: words, inside: words, noTown: words, outside: words }),
  smallWork: z.strictObject({ label: words, text: richWords }),
  propertyRecord: lookUp,
  flood: lookUp,
  evacuation: lookUp,
  weather: lookUp,
  toolsHeading: words,
  /** Each takes the county under the name `county`, where it asks for one. */
  ways: z
    .array(z.strictObject({ label: words, to: address, takesCounty: z.boolean().default(false) }))
    .min(1),
});
