/** The shapes of content/people.yaml and content/jobs.yaml: who works here, and what was finished. */
import { z } from "zod";
import { at } from "#app/content/picture-places.ts";
import { calendarDay, picture, service, words } from "#app/content/reading/text.ts";

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be a name like tile-roof-jupiter");
const sample = z.boolean().default(false);
const dollars = z.int().positive();

/** In the order in which they are shown. */
export const people = z.record(
  name,
  z.strictObject({
    sample,
    name: words,
    role: words,
    text: words,
    picture: picture.meta(at("person")),
  }),
);

/** Only with the owner's consent in writing. */
const job = z
  .strictObject({
    sample,
    service,
    work: words,
    town: words,
    finished: calendarDay,
    product: words.meta({ description: "What was installed, with its size" }),
    permit: words.meta({ description: "The permit’s number, by which anyone can look it up" }),
    days: z.int().positive().meta({ title: "Days at the house" }),
    /** What the owner paid, rounded so that nobody is named by it. */
    price: z.strictObject({ from: dollars, to: dollars }),
    picture: picture.meta(at("choice")),
  })
  .refine(({ price }) => price.from < price.to, {
    path: ["price", "to"],
    error: "must be more than `from`",
  });

export const jobs = z.record(name, job);

/** `jobs` in content/en/interface.yaml. */
export const jobLabels = z.strictObject({
  place: words,
  days: words,
  price: words,
  product: words,
  permit: words,
  /** What opens all but the latest: {count}. */
  more: words,
});

export type People = z.infer<typeof people>;
export type Jobs = z.infer<typeof jobs>;
