/** The kinds of sections, as the editor and docs/editing.md tell them. */
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

const HEAD = "| kind | in the editor | what it is |\n| --- | --- | --- |";

/** The guide with its table of kinds as the schemas have it. */
export function withKinds(guide: string): string {
  const rows = kindWords().map(
    ({ kind, title, description }) => `| \`${kind}\` | ${title} | ${description} |`,
  );
  return guide.replace(/\| kind \|.*\n\| ---.*(\n\|.*)+/, () => [HEAD, ...rows].join("\n"));
}
