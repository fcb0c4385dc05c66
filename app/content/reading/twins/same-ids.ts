import type { Page } from "#app/content/reading/schema.ts";

/**
 * A page with the ids of its English twin, so that `#what-moves-the-price` leads to the same part in every
 * language: an id that is not written comes from a heading, and headings differ.
 */
export function withIdsOf<P extends Page>(model: Page | undefined, page: P): P {
  const sections = page.sections.map((section, index) => {
    const twin = model?.sections[index];
    const isTwin = twin?.kind === section.kind && "id" in section && "id" in twin;
    return isTwin ? { ...section, id: twin.id } : section;
  });
  return { ...page, sections };
}
