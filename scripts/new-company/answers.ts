/** What another company is asked for. Each answer says in words what would be right. */
import path from "node:path";
import { z } from "zod";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { brand } from "#app/content/reading/brand.ts";
import { ContentReader } from "#app/content/reading/content-reader.ts";
import { company, place } from "#app/content/reading/schema.ts";
import { anchor, calendarDay, words } from "#app/content/reading/text.ts";
import { ContentError } from "#app/content/reading/yaml-file.ts";
import { TOOLS } from "#app/content/tools.ts";

const name = words.max(60, "may have 60 letters");

const page = z.url("must be a whole address, like https://www.example.com");

/** An office, and the page where a visitor can look something up there. */
const office = z.strictObject({ name, address: page });

const zip = z.string().regex(/^\d{5}$/, 'must be a ZIP code in quotes, like "33602"');
const zips = z.array(zip).min(1, "needs a ZIP code");

const county = z.strictObject({
  name,
  hurricaneZone: z.boolean(),
  windSpeed: z.int().min(100).max(220).optional(),
  permitOffice: office,
  weatherOffice: office,
  propertyRecord: office,
});

const utility = z.strictObject({
  name,
  shortName: name.optional(),
  serviceArea: page,
  netMetering: page,
  outages: z
    .strictObject({
      phone: z.string().regex(/^1(-\d{3}){2}-\d{4}$/, "must be a number like 1-800-555-0100"),
      checked: calendarDay,
      until: calendarDay,
    })
    .optional(),
});

const town = z.strictObject({
  name,
  county: name,
  utility: name.optional(),
  zips,
  permitOffice: office.optional(),
  latitude: place.shape.latitude,
  longitude: place.shape.longitude,
});

const { address, hours, licences, licenceSearch, languages, email, website } = company.shape;

export const answersShape = z
  .strictObject({
    name,
    legalName: name,
    website,
    phone: z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, "must be a number like (813) 555-0142"),
    email,
    address,
    hours,
    licences,
    licenceSearch,
    region: name,
    colors: brand.shape.colors,
    languages,
    counties: z.array(county).min(1, "needs a county"),
    utilities: z.array(utility).min(1, "needs a power company"),
    towns: z.array(town).min(1, "needs a town"),
    services: z.array(anchor).min(1, "needs a service"),
    tools: z.array(z.enum(TOOLS)),
    firstDay: calendarDay,
  })
  .superRefine(({ counties, utilities, towns }, context) => {
    const known = { county: namesOf(counties), utility: namesOf(utilities) };
    for (const [index, one] of towns.entries()) {
      for (const key of ["county", "utility"] as const) {
        const named = one[key];
        if (!named || known[key].includes(named)) continue;
        const message = `must be one of: ${known[key].join(", ")}`;
        context.addIssue({ code: "custom", path: ["towns", index, key], message });
      }
    }
  });

const namesOf = (list: { name: string }[]) => list.map((one) => one.name);

export type Answers = z.output<typeof answersShape>;

/** @throws ContentError that tells all wrong answers, with their lines */
export function readAnswers(file: string): Answers {
  const reader = new ContentReader(path.dirname(file), todayInFlorida());
  const answers = reader.read(path.basename(file), answersShape);
  if (answers && reader.problems.length === 0) return answers;
  throw new ContentError(reader.problems.map((problem) => ({ ...problem, file })));
}
