/** Checks between a brochure and the page that it is made of. */
import { isPrinted, sectionNamed } from "#app/content/brochure-sections.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";
import type { Section, SectionOf } from "#app/sections/section.schema.ts";

/** A brochure names only what its page has and paper can show, below a picture. */
export function brokenBrochures(
  pages: Map<string, PageWithClaims | undefined>,
  { files, language }: { files: YamlFile[]; language: string },
): Problem[] {
  return [...pages].flatMap(([address, page]) => {
    const name = `content/${language}/pages${address === "/" ? "/home" : address}.yaml`;
    const file = files.find((one) => one.name === name);
    const at = kindsWritten(file?.value).indexOf("brochure");
    const brochure = page?.sections.find((one) => one.kind === "brochure");
    if (!file || !page || !brochure || at < 0) return [];
    return slipsOf(brochure, page.sections).map(({ path, message }) =>
      file.problemAt(["sections", at, ...path], message),
    );
  });
}

function slipsOf(brochure: SectionOf<"brochure">, sections: Section[]) {
  const hero = sections.find(({ kind }) => kind === "hero");
  const isPictured = hero && "picture" in hero && hero.picture;
  const named = [
    ...brochure.front.map((name, index) => ({ path: ["front", index], name })),
    ...brochure.back.map((name, index) => ({ path: ["back", index], name })),
  ];
  return [
    ...(isPictured ? [] : [{ path: [], message: "needs a hero with a picture on the same page" }]),
    ...named.flatMap(({ path, name }) => {
      const message = slipIn(name, sections);
      return message ? [{ path, message }] : [];
    }),
  ];
}

function slipIn(name: string, sections: Section[]): string | undefined {
  const section = sectionNamed(sections, name);
  if (!section) {
    const hint = didYouMean(name, sections.flatMap(namesOf));
    return `no section of this page is called "${name}", by its id or its kind. ${hint}`.trim();
  }
  return isPrinted(section)
    ? undefined
    : `a section of the kind ${section.kind} cannot stand in a brochure`;
}

const namesOf = (section: Section) => [
  ...("id" in section && section.id ? [section.id] : []),
  ...(section.kind === "fold-outs" ? section.items.flatMap(({ id }) => id ?? []) : []),
  section.kind,
];

/** As they stand in the file, from which a withdrawn claim may have taken some. */
const kindsWritten = (value: unknown) =>
  ((value as { sections?: { kind?: string }[] } | undefined)?.sections ?? []).map(
    ({ kind }) => kind,
  );
