/** The kinds of sections, as the editor tells them, and the table in docs/editing.md. */
import { section } from "#app/sections/section.schema.ts";

/** By their titles. @throws where a kind has no words */
export function kindWords() {
  const kinds = section.options.map(({ shape }) => {
    const { value: kind } = shape.kind;
    const { title, description } = shape.kind.meta() ?? {};
    if (!title || !description) {
      throw new Error(`The kind ${kind} needs a title and a description: \`.meta\` in its schema.`);
    }
    return { kind, title, description };
  });
  return kinds.toSorted((a, b) => a.title.localeCompare(b.title, "en"));
}
