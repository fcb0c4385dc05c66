import { sectionKind } from "#app/sections/section-kind.ts";

export const sources = sectionKind("sources", "Sources", "where the page's facts are from", {});
