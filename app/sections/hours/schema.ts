import { sectionKind } from "#app/sections/section-kind.ts";
import { richWords } from "#app/content/reading/text.ts";

export const hours = sectionKind("hours", "Address and hours", "address and hours", {
  text: richWords.optional(),
});
