/**
 * A section of a page, of any kind. A component is found by the name of its kind
 * (content/reading/page-plugin.ts). Each kind has a `heading`: ids, indexes and the names of
 * sections are made of it.
 */
import { z } from "zod";
import * as kinds from "#app/sections/kinds.schema.ts";

type KindSchema = (typeof kinds)[keyof typeof kinds];

/** Sorted here, as Vitest has the names of a module in another order than Node. */
const inOrder = Object.entries(kinds).toSorted(([one], [other]) => (one < other ? -1 : 1));

export const section = z.discriminatedUnion(
  "kind",
  inOrder.map(([, kind]) => kind) as [KindSchema],
);

export type Section = z.infer<typeof section>;
export type Kind = Section["kind"];
/** What content says in a section of one kind. */
export type SectionOf<K extends Kind> = Extract<Section, { kind: K }>;
