/** content/counsel.yaml: which texts a lawyer has to read, and who has read which version of them. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { languageNamedIn } from "#app/content/language.ts";
import { fill } from "#app/content/fill.ts";
import type { Report } from "#app/content/reading/content-reader.ts";
import { yamlFilesIn } from "#app/content/reading/languages.ts";
import { textOf } from "#app/content/reading/texts.ts";
import { anchor, calendarDay, words } from "#app/content/reading/text.ts";
import { contentFile } from "#app/content/reading/yaml-file.ts";

const MARK = /^[0-9a-f]{12}$/;

const reading = z
  .strictObject({
    what: words,
    texts: z.array(z.strictObject({ file: words, only: words.optional() })).min(1),
    by: words.nullable(),
    date: calendarDay.nullable(),
    mark: z.string().regex(MARK, "must be what launch-check tells, in quotes").nullable(),
  })
  .refine(({ by, date, mark }) => [by, date, mark].every(Boolean) || !(by ?? date ?? mark), {
    error: "needs all of by, date and mark, or none of them",
  });

export const counsel = z.record(anchor, reading);

export type Counsel = z.infer<typeof counsel>;

export type Reading = z.infer<typeof reading>;

/** Whether a text is in a language of the site, or in none: the others nobody has to read. */
export const isPublished = ({ file }: Reading["texts"][number], languages: string[]): boolean =>
  languages.includes(languageNamedIn(`/${file}`));

/** The texts that are named are there. */
export function checkCounsel(folder: string, all: Counsel, languages: string[], report: Report) {
  const file = "content/counsel.yaml";
  for (const [id, { texts }] of Object.entries(all)) {
    for (const [index, text] of texts.entries()) {
      if (!isPublished(text, languages)) continue;
      const at = [id, "texts", index];
      const isThere = text.file.endsWith("/") ? existsSync : textOf;
      if (!isThere(path.join(folder, text.file))) {
        report(file, [...at, "file"], `there is no ${text.file} in content/`);
      } else if (partsOf(folder, text).length === 0) {
        report(file, at, `nothing in ${text.file} is called ${text.only ?? ""}`);
      }
    }
  }
}

/**
 * Twelve digits that change with the text, and with the facts and promises that it takes by name.
 * How the file is laid out, and remarks in it, change nothing.
 */
export function markOf(folder: string, { texts }: Reading, facts: Record<string, string>): string {
  const parts = texts.flatMap((text) => partsOf(folder, text));
  return createHash("sha256")
    .update(fill(JSON.stringify(parts), facts))
    .digest("hex")
    .slice(0, 12);
}

function partsOf(folder: string, { file, only }: Reading["texts"][number]): unknown[] {
  const whole = path.join(folder, file);
  const names = file.endsWith("/") ? yamlFilesIn(whole).map((name) => file + name) : [file];
  const values = names.map((name) => contentFile(folder, name).value);
  if (only === undefined) return file.endsWith("/") ? [names, ...values] : values;
  return values.flatMap((value) => named(value, only));
}

/** All values of that name in a tree. */
function named(value: unknown, name: string): unknown[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === name ? [item as unknown] : named(item, name),
  );
}
