import { z } from "zod";
import { anchor, words } from "#app/content/reading/text.ts";

/**
 * The schema of one kind of section. Ids, indexes and the names of sections are made of its heading.
 *
 * @param title its name in the editor
 * @param description what it is, for editors and for the table in docs/editing.md
 */
export const sectionKind = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  title: string,
  description: string,
  shape: Shape,
) =>
  z.strictObject({
    kind: z.literal(name).meta({ title, description }),
    id: anchor.optional(),
    heading: words,
    ...shape,
  });
