/** The shape of everything in content/. */
import { z } from "zod";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { FOOTER_LICENCES } from "#app/content/licences.ts";
import { at } from "#app/content/picture-places.ts";
import {
  address,
  anchor,
  calendarDay,
  languageCode,
  network,
  pictureName,
  refuseMarks,
  words,
} from "#app/content/reading/text.ts";
import { latitude, longitude } from "#app/content/reading/place.ts";
import { TOOLS } from "#app/content/tools.ts";
import { section } from "#app/sections/section.schema.ts";

export { type Claim, type Claims, claims } from "#app/content/reading/claims.ts";
export { type InterfaceWords, interfaceWords } from "#app/content/reading/interface-words.ts";
export {
  type LocalFacts,
  localFacts,
  type Place,
  place,
  zipCodes,
} from "#app/content/reading/place.ts";

const time = z.string().regex(/^\d\d:\d\d$/, 'must be a time like "08:00"');
const day = z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]);
const openingHours = z.strictObject({ from: day, to: day, opens: time, closes: time });

/** content/company.yaml: facts about the company. */
export const company = z.strictObject({
  sample: z.boolean(),
  /** Of the site, its mails and its answers. Each has a folder of its name. */
  languages: z
    .array(languageCode)
    .refine(([first]) => first === DEFAULT_LANGUAGE, "must begin with en")
    .refine((all) => new Set(all).size === all.length, "must name each language once"),
  name: words,
  /** Under which it is registered. */
  legalName: z.strictObject({ name: words, sample: z.boolean().default(false) }),
  website: z.url("must be the public address, like https://www.example.com"),
  phone: z.strictObject({
    shown: words,
    dialled: z.string().regex(/^\+1\d{10}$/, "must be +1 and ten digits, like +15615550142"),
  }),
  email: z.email("must be an e-mail address"),
  address: z.strictObject({
    street: words,
    city: words,
    state: words,
    postalCode: z.string().regex(/^\d{5}$/, 'must be a ZIP code in quotes, like "33435"'),
    latitude,
    longitude,
  }),
  hours: z.strictObject({ office: openingHours, estimates: openingHours }),
  licences: z
    .array(z.strictObject({ trade: anchor, number: words, sample: z.boolean().default(false) }))
    .min(FOOTER_LICENCES, `the footer shows ${FOOTER_LICENCES} license numbers`),
  /** Where the state lets anyone look a licence up. */
  licenceSearch: z.url(),
  /** The first days of the terms and of the privacy policy as they are now. */
  inEffect: z.strictObject({
    terms: calendarDay,
    privacy: calendarDay,
    sample: z.boolean().default(false),
  }),
  /** The tools of the site, by the last part of their addresses. */
  tools: z.array(z.enum(TOOLS)),
  portal: z.strictObject({ register: z.url(), login: z.url() }),
  social: z
    .array(
      z.strictObject({ network, address: z.url().optional(), sample: z.boolean().default(false) }),
    )
    .min(1)
    .refine((list) => list[0]?.address, "the first network needs its address"),
  /** The year of its founding, where the company has told it. */
  founded: z.int().min(1850).optional(),
  /** The first year of this site, which stands beside the ©. */
  copyrightYear: z.int(),
});

/** content/services.yaml: what the company does, in the order in which it is offered. */
export const services = z.record(
  anchor,
  z.strictObject({
    group: z.literal(["improvement", "home-service"], "must be improvement or home-service"),
    license: z.union([z.literal(["none", "unclear"]), z.array(anchor).min(1)], {
      error: "must be none, unclear, or trades as in company.yaml, like [solar, electrical]",
    }),
    /** Its page only says so, and takes addresses of who wants to be told. */
    comingSoon: z.literal(true).optional(),
  }),
);

const navigationItem = z.strictObject({ to: address, label: anchor });
const navigationGroup = z.strictObject({
  label: anchor,
  items: z.array(navigationItem).min(1),
});
const navigationEntry = z.union([navigationGroup, navigationItem], {
  error: "needs a label, and either `to` (one link) or `items` (a group of links)",
});

/** content/navigation.yaml: what stands in each menu. Labels are keys of interface.yaml. */
export const navigation = z.strictObject({
  header: z.array(navigationItem),
  invitation: navigationItem,
  /** In the drawer after the invitation, above its groups. */
  drawerTiles: z.array(navigationItem),
  topMenu: z.array(navigationEntry),
  drawer: z.array(navigationEntry),
  /** What both show with a link, by its address. */
  inMenus: z.record(
    address,
    z.strictObject({
      picture: pictureName.meta(at("menu")),
      pages: z.array(navigationItem).default([]),
    }),
  ),
  /** At the end of each service page, each with its line of the menus. */
  waysOn: z.array(navigationItem).min(1),
  footer: z.strictObject({
    company: z.array(navigationItem),
    services: z.array(navigationItem),
  }),
});

/** A page: what search engines are told, and its sections from top to bottom. */
export const page = z.strictObject({
  title: z
    .string()
    .min(5)
    .max(60, "must be at most 60 characters, or search engines cut it")
    .superRefine(refuseMarks),
  /** What breadcrumbs and brochures call it, where no menu names it. */
  shortTitle: words.optional(),
  description: z
    .string()
    .min(50, "must be at least 50 characters")
    .max(160, "must be at most 160 characters, or search engines cut it")
    .superRefine(refuseMarks),
  sections: z.array(section).min(1).transform(withIds).superRefine(refuseSameIds),
});

const kindsWithId = new Set<string>(
  section.options.filter(({ shape }) => "id" in shape).map(({ shape }) => shape.kind.value),
);

/** Sections that may have an id get one from their heading, so that an index can lead to them. */
function withIds(sections: z.output<typeof section>[]): z.output<typeof section>[] {
  return sections.map((one) =>
    kindsWithId.has(one.kind) && !("id" in one && one.id)
      ? { ...one, id: idFrom(one.heading) }
      : one,
  );
}

/** Links and indexes lead to ids, so that a page must not have one twice. */
function refuseSameIds(sections: z.output<typeof section>[], context: z.RefinementCtx) {
  const seen = new Set<string>();
  for (const [index, one] of sections.entries()) {
    if (!("id" in one) || !one.id) continue;
    if (seen.has(one.id)) {
      const message = `leads to the id "${one.id}" a second time on this page; give one an \`id\` of its own`;
      context.addIssue({ code: "custom", path: [index, "heading"], message });
    }
    seen.add(one.id);
  }
}

/** "What moves the price?" becomes "what-moves-the-price". */
function idFrom(heading: string): string {
  return heading
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-$/g, "");
}

export type Services = z.infer<typeof services>;
export type Company = z.infer<typeof company>;
export type Navigation = z.infer<typeof navigation>;
export type NavigationEntry = z.infer<typeof navigationEntry>;
export type Page = z.infer<typeof page>;

export interface PageWithClaims extends Page {
  /** The ids of the claims the page makes, in order. */
  claims: string[];
}
