/** A page that the company adds is a file, and no more. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { fixedAddresses, guideAddresses } from "#app/routes.ts";

const { change, complaint, fileIn, folder } = contentCopy();

function add(
  name: string,
  section = "  - kind: passage\n    heading: One\n    paragraphs: [Two.]\n",
) {
  const file = fileIn(`en/pages/guides/${name}.yaml`);
  mkdirSync(path.dirname(file), { recursive: true });
  const words =
    "title: An open house\ndescription: What you can see, touch and ask on our day of open doors.";
  writeFileSync(file, `${words}\nsections:\n${section}`);
}

test("the file is enough: it has an address, and others can lead there", () => {
  expect(guideAddresses(folder)).toEqual([]);
  add("open-house");
  expect(fixedAddresses(folder)).toContain("/guides/open-house");
  change(
    "en/pages/stop.yaml",
    /(?<=\nsections:\n)/,
    '  - kind: passage\n    heading: More\n    paragraphs:\n      - "[See it](/guides/open-house#one)."\n',
  );
  expect(complaint()).toBe("");
});

test("a name that is no address is told, and so is a folder in the folder", () => {
  add("Open_House");
  add("spring/open-house");
  expect(complaint()).toMatch(/guides\/Open_House\.yaml:1\n {4}has no address/);
  expect(complaint()).toMatch(/guides\/spring\/open-house\.yaml:1\n {4}has no address/);
});

test("what needs code of its own page cannot stand there", () => {
  add("quiet");
  const form = readFileSync(fileIn("en/pages/stop.yaml"), "utf8");
  writeFileSync(fileIn("en/pages/guides/quiet.yaml"), form);
  expect(complaint()).toMatch(
    /guides\/quiet\.yaml:4\n.*a section of the kind stop-form cannot stand on a page below \/guides/,
  );
});
