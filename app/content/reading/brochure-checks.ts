/** Checks between a brochure and the page that it is printed from. */
import { didYouMean } from "#app/content/reading/nearest.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";
import type { Section } from "#app/sections/section.schema.ts";

/** A brochure names only what its page has, below a picture. */
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
    return slipsOf(brochure.sections, page.sections).map(({ path, message }) =>
      file.problemAt(["sections", at, ...path], message),
    );
  });
}

/** What a brochure prints of its page: whole sections, or single items of what folds out. */
export function partsNamed(ids: string[], sections: Section[]) {
  return sections
    .flatMap((section): object[] =>
      section.kind === "fold-outs" ? [section, ...section.items] : [section],
    )
    .filter((part) => "id" in part && ids.includes(String(part.id)));
}

function slipsOf(ids: string[], sections: Section[]) {
  const hero = sections.find(({ kind }) => kind === "hero");
  const isPictured = hero && "picture" in hero && hero.picture;
  const known = sections.flatMap(idsIn);
  const slips: { path: (string | number)[]; message: string }[] = ids.flatMap((id, index) => {
    if (known.includes(id)) return [];
    const message = `no section of this page has the id "${id}". ${didYouMean(id, known)}`.trim();
    return [{ path: ["sections", index], message }];
  });
  if (!isPictured)
    slips.push({ path: [], message: "needs a hero with a picture on the same page" });
  return slips;
}

const idsIn = (section: Section) => [
  ...("id" in section && section.id ? [section.id] : []),
  ...(section.kind === "fold-outs" ? section.items.flatMap(({ id }) => id ?? []) : []),
];

/** As they stand in the file, from which a withdrawn claim may have taken some. */
const kindsWritten = (value: unknown) =>
  ((value as { sections?: { kind?: string }[] } | undefined)?.sections ?? []).map(
    ({ kind }) => kind,
  );
