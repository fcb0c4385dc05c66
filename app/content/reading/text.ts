/** The small building blocks that every kind of content is made of. The editor knows them by their ids. */
import { z } from "zod";
import { altError, type ReadyPicture } from "#app/content/pictures.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { pictureList } from "#app/content/reading/picture-list.ts";
import { parse } from "#app/content/rich-words.ts";

/** Words a visitor reads. May hold `[links](/address)` and `**bold**`: what shows them reads marks. */
export const richWords = z
  .string({ error: "write some words here, between quotes if they hold a colon" })
  .trim()
  .min(1, "must not be empty")
  .meta({ id: "richWords" });

/** Tells marks in a text that is shown as it is typed. */
export function refuseMarks(text: string, context: z.RefinementCtx<string>) {
  for (const part of parse(text)) {
    if (!("words" in part)) continue;
    const message = `${part.source} would show as it is typed here: these words take no links and nothing bold. Write ${part.words}`;
    return context.addIssue({ code: "custom", message });
  }
}

/** The same without marks: as in headings, labels and buttons, which would show them as typed. */
export const words = richWords.superRefine(refuseMarks).meta({ id: "words" });

/** An address of this site, like `/solar` or `/#home-services`. That it exists is checked later. */
export const address = z
  .string()
  .regex(/^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/, "must be an address of this site, like /solar")
  .meta({ id: "address" });

const altWords = z.string().superRefine((text, context) => {
  const message = altError(text);
  if (message) context.addIssue({ code: "custom", message });
});

/** A picture named in images/images.yaml, with what it shows; no words when it only decorates. */
export const picture = z
  .strictObject({ name: z.string(), alt: altWords })
  .meta({ id: "picture" })
  .transform(({ name, alt }, context) => readyPicture({ name, alt }, context, ["name"]));

/** The same where it only decorates. */
export const pictureName = z
  .string()
  .meta({ id: "pictureName" })
  .transform((name, context) => readyPicture({ name, alt: "" }, context));

/** The same where parts of it get marks: it brings the spots that images.yaml names. */
export const pictureWithSpots = picture.transform((ready) => ({
  ...ready,
  spots: pictureList()[ready.name]?.spots ?? {},
}));

/** @returns nothing where a mark can stand; else what is wrong, in words for who writes */
export function spotError(
  spot: string,
  { name, spots }: z.output<typeof pictureWithSpots>,
): string | undefined {
  if (Object.hasOwn(spots, spot)) return undefined;
  const known = Object.keys(spots);
  const help = known.length > 0 ? didYouMean(spot, known) || `There are: ${known.join(", ")}` : "";
  return `there is no spot "${spot}" on ${name}. ${help || `Say where it is in images/images.yaml, as in spots: { ${spot}: 40% 55% }, then: npm run images`}`;
}

function readyPicture(
  { name, alt }: Pick<ReadyPicture, "name" | "alt">,
  context: z.RefinementCtx,
  path: string[] = [],
): ReadyPicture {
  const manifest = pictureList();
  const { spots: _spots, ...entry } = (Object.hasOwn(manifest, name) && manifest[name]) || {};
  if ("key" in entry) return { name, alt, ...entry };
  const message =
    `there is no picture called "${name}" in images/images.yaml, or its files were not made yet: npm run images. ${didYouMean(name, Object.keys(manifest))}`.trim();
  context.addIssue({ code: "custom", path, message });
  return z.NEVER;
}

/** A part of a page that links can point to, as in `/#home-services`; also the key of a label. */
export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "must be lower-case words joined by hyphens");

export const calendarDay = z.iso.date('must be a day like "2027-01-15"');

/** The folder of a language, like `es`. */
export const languageCode = z.string().regex(/^[a-z]{2}$/, "must be a language, like en");

export const link = z.strictObject({ label: words, to: address }).meta({ id: "link" });

/** The social networks of which we have a sign, drawn in app/ui/network-icons.tsx. */
const NETWORKS = ["facebook", "instagram", "linkedin", "youtube"] as const;

/** A social network, shown by its sign. */
export const network = z.enum(NETWORKS, {
  error: ({ input }) =>
    `there is no sign for ${String(input)}. There are: ${NETWORKS.join(", ")}; app/ui/network-icons.tsx draws them`,
});

/** A claim by its name in content/claims.yaml, and what content/local-facts.yaml names. */
export const claimName = anchor.meta({ id: "claimName" });
export const countyName = words.meta({ id: "countyName" });
export const utilityName = anchor.meta({ id: "utilityName" });

/** A service by its name in content/services.yaml. */
export const service = anchor.meta({ id: "service" });
