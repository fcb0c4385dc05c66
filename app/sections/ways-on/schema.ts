import { sectionKind } from "#app/sections/section-kind.ts";

export const waysOn = sectionKind(
  "ways-on",
  "Ways on",
  "the ways to financing, warranties and reviews, on every service page; they are `waysOn` in `content/navigation.yaml`, with their words in `content/en/interface.yaml`",
  {},
);
