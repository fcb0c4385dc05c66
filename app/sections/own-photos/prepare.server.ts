import type { PageContent } from "#app/content/load.server.ts";
import type { SectionOf } from "#app/sections/section.schema.ts";

export const prepareOwnPhotos = (section: SectionOf<"own-photos">, { words }: PageContent) => ({
  ...section,
  toCome: words.photoToCome,
});
