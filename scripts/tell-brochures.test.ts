/** Who changes a page that has a brochure is told that the paper says something else. */
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { tellBrochures } from "#scripts/tell-brochures.ts";

const { change, folder } = contentCopy({ withSpanish: true });

async function told(): Promise<string[]> {
  const lines: string[] = [];
  const count = await tellBrochures(folder, (line) => lines.push(line));
  expect(count).toBe(lines.length);
  return lines;
}

test("a page whose words are other than those on paper is named, with what to do", async () => {
  const before = await told();
  change("en/pages/hvac.yaml", /(?<= {4}heading: )(?=\S.*\n)/, "All of ");
  const after = await told();
  expect(after.filter((line) => !before.includes(line))).toEqual([
    "\ncontent/en/pages/hvac.yaml\n    The printable brochure was made before these words; run npm run brochures",
  ]);
});

test("words that do not stand on paper change nothing, nor does a remark", async () => {
  const before = await told();
  change("en/pages/hvac.yaml", /(?<=^description: )/m, "Read this. ");
  change("en/pages/hvac.yaml", /^sections:/m, "# A remark.\nsections:");
  expect(await told()).toEqual(before);
});

/** Each has one in each language. */
const TRADES = 4;
const LANGUAGES = 2;

test("a fact that several brochures take by its name is told at each", async () => {
  change("company.yaml", "555-0142", "555-0143");
  expect(await told()).toHaveLength(TRADES * LANGUAGES);
});
