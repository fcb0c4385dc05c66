import { sectionKind } from "#app/sections/section-kind.ts";

export const lookUps = sectionKind(
  "look-ups",
  "Where to look it up",
  "on a town's page: permit offices, maps and utility that answer for an address; from `content/local-facts.yaml`",
  {},
);
