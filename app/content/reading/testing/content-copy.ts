/** A copy of the content for each test, in which things can be broken. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { contentFolder } from "#app/content/reading/languages.ts";
import { ContentError } from "#app/content/reading/content-error.ts";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";

export function contentCopy() {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "content-"));
    cpSync(contentFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const fileIn = (name: string) => path.join(folder, name);

  return {
    fileIn,

    change: (name: string, from: string | RegExp, to: string) => {
      const before = readFileSync(fileIn(name), "utf8");
      const after = before.replace(from, to);
      expect(after).not.toBe(before);
      writeFileSync(fileIn(name), after);
    },

    /** What an editor is told; nothing when all is well. */
    complaint: (today?: string): string => {
      try {
        readContent(fixedAddresses(folder), folder, today);
      } catch (error) {
        if (error instanceof ContentError) return error.message;
        throw error;
      }
      return "";
    },
  };
}
