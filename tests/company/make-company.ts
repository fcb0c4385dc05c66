/**
 * The small company that tests speak of, so that none depends on the words of this one. As the default
 * export it is Vitest's global setup: the content of a run is that of the company.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { contentFolder } from "#app/content/reading/languages.ts";
import { floridaNames } from "#app/content/reading/name-checks.ts";
import { readAnswers } from "#scripts/new-company/answers.ts";
import { ContentFolder } from "#scripts/new-company/content-folder.ts";
import { newCompany } from "#scripts/new-company/new-company.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Content with all there is, for the few tests that are about the words and figures in it. */
    ownContent: string;
  }
}

export default function setup({ provide }: TestProject) {
  const own = process.env.OWN_CONTENT_DIR ?? wholeContent();
  provide("ownContent", own);
  // The first project of a run makes it for the others.
  if (process.env.OWN_CONTENT_DIR) return;
  const folder = mkdtempSync(path.join(tmpdir(), "company-"));
  makeCompany(folder);
  process.env.OWN_CONTENT_DIR = own;
  process.env.CONTENT_DIR = folder;
  return () => rmSync(folder, { recursive: true });
}

const beside = (name: string) => path.join(import.meta.dirname, name);

/** With all pages, tools and languages, also once content/ is another company's with fewer of them. */
export function wholeContent(): string {
  const before = beside("before");
  return existsSync(before) ? before : contentFolder;
}

/** @param folder what becomes its content folder */
export function makeCompany(folder: string) {
  newCompany(readAnswers(beside("answers.yaml")), wholeContent(), folder);
  cpSync(beside("content"), folder, { recursive: true });
  // Sentences still name towns of ours. A person would write those anew; here they may.
  const alsoNamed = [{ names: floridaNames().flatMap(({ names }) => names), why: "A sample" }];
  new ContentFolder(folder).set("local-facts.yaml", { alsoNamed });
}
