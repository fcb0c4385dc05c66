/**
 * A copy of the content in which each test can break things: what it took by `fileIn` or `change` is
 * mended after it. The site is in English alone there, as reading one language is half the work.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { contentFolder } from "#app/content/reading/languages.ts";
import { ContentError } from "#app/content/reading/yaml-file.ts";
import { readAsOf, readContent } from "#app/content/reading/read.ts";
import type { SiteContent } from "#app/content/site-content.ts";
import { todayInFlorida } from "#app/content/florida-time.ts";
import { fixedAddresses } from "#app/routes.ts";

const COMPANY_FILE = "company.yaml";

export function contentCopy({ withSpanish = false, of = contentFolder } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  const touched = new Set<string>();
  /** By the day it was asked for; nothing since something was changed. */
  const told = new Map<string, string>();
  const contents = new Map<string, SiteContent>();
  beforeAll(() => {
    cpSync(of, folder, { recursive: true });
    if (!withSpanish) leaveEnglish();
  });
  afterEach(() => {
    for (const name of touched) {
      const [copy, original] = [path.join(folder, name), path.join(of, name)];
      rmSync(copy, { recursive: true, force: true });
      if (existsSync(original)) cpSync(original, copy, { recursive: true });
    }
    if (!withSpanish && touched.has(COMPANY_FILE)) leaveEnglish();
    touched.clear();
    forget();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function leaveEnglish() {
    const file = path.join(folder, COMPANY_FILE);
    const company = readFileSync(file, "utf8");
    writeFileSync(file, company.replace(/^languages: .*$/m, "languages: [en]"));
  }

  function forget() {
    told.clear();
    contents.clear();
  }

  const fileIn = (name: string) => {
    touched.add(name);
    forget();
    return path.join(folder, name);
  };

  return {
    folder,
    fileIn,

    change: (name: string, from: string | RegExp, to: string) => {
      const before = readFileSync(fileIn(name), "utf8");
      const after = before.replace(from, to);
      expect(after).not.toBe(before);
      writeFileSync(fileIn(name), after);
    },

    /** What visitors get on a day; of days to come, only `complaint` tells. */
    read: (today = todayInFlorida()): SiteContent => {
      const content = contents.get(today) ?? readAsOf(today, fixedAddresses(folder), folder);
      contents.set(today, content);
      return content;
    },

    /** What an editor is told; nothing when all is well. */
    complaint: (today = todayInFlorida()): string => {
      const complaint =
        told.get(today) ?? complaintOf(() => readContent(fixedAddresses(folder), folder, today));
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
