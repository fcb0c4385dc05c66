/** Kinds of sections that nobody would miss. */
import { section } from "#app/sections/section.schema.ts";

/** The kinds of sections that stand on no page: code that nobody sees. */
export function unusedKinds(pages: unknown): string[] {
  const written = JSON.stringify(pages);
  return section.options
    .map(({ shape }) => shape.kind.value)
    .filter((kind) => !written.includes(`"kind":"${kind}"`));
}
