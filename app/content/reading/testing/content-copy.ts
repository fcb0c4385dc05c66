/**
 * A copy of the content in which each test can break things: what it took by `fileIn` or `change` is
 * mended after it. Spanish is a draft there, as reading one language is half the work.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { contentFolder } from "#app/content/reading/languages.ts";
import { ContentError } from "#app/content/reading/content-error.ts";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";

export function contentCopy({ withSpanish = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  const touched = new Set<string>();
  /** By the day it was asked for; nothing since something was changed. */
  const told = new Map<string | undefined, string>();
  beforeAll(() => {
    cpSync(contentFolder, folder, { recursive: true });
    if (withSpanish) return;
    const rules = path.join(folder, "es/language.yaml");
    writeFileSync(rules, `draft: true\n${readFileSync(rules, "utf8")}`);
  });
  afterEach(() => {
    for (const name of touched) {
      const [copy, original] = [path.join(folder, name), path.join(contentFolder, name)];
      rmSync(copy, { recursive: true, force: true });
      if (existsSync(original)) cpSync(original, copy, { recursive: true });
    }
    touched.clear();
    told.clear();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileIn = (name: string) => {
    touched.add(name);
    told.clear();
    return path.join(folder, name);
  };

  const read = (today?: string) => readContent(fixedAddresses(folder), folder, today);

  return {
    folder,
    fileIn,

    change: (name: string, from: string | RegExp, to: string) => {
      const before = readFileSync(fileIn(name), "utf8");
      const after = before.replace(from, to);
      expect(after).not.toBe(before);
      writeFileSync(fileIn(name), after);
    },

    read,

    /** What an editor is told; nothing when all is well. */
    complaint: (today?: string): string => {
      const complaint = told.get(today) ?? complaintOf(() => read(today));
      told.set(today, complaint);
      return complaint;
    },
  };
}

function complaintOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return "";
}
