/** What the development server shows after a change, and what the watcher tells of it later. */
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hasChanged, showContent, shownContent } from "#app/content/reading/content-plugin.ts";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";

const { fileIn } = contentCopy();

test("what the editor wrote and read is shown, until somebody else writes", () => {
  const read = shownContent();
  expect(shownContent()).toBe(read);
  const [file, checked] = [
    fileIn("services.yaml"),
    { ...structuredClone(read), asOf: "2026-01-02" },
  ];
  writeFileSync(file, "ours");
  showContent(checked, new Map([[file, "ours"]]));
  expect(hasChanged(file)).toBe(false);
  // Code that holds it already goes on with what it says now.
  expect(shownContent()).toBe(read);
  expect(read).toEqual(checked);

  writeFileSync(file, "theirs");
  expect(hasChanged(file)).toBe(true);
  expect(shownContent()).not.toBe(read);
});
