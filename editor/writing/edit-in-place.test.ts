/** How single edits look in the file. */
import { expect, test } from "vitest";
import type { Edit } from "./edit.ts";
import { editYaml } from "./edit-yaml.ts";

const PAGE = `# The page about roofs.
title: Roofs

sections:
  # What comes first.
  - kind: hero # the top
    heading: "Two: roofs"
    actions: [{ label: Ask, to: /contact }]

  - kind: passage
    paragraphs:
      - One.
      - >-
        A long sentence that
        goes over
        three lines.

# --- The end

closing: yes indeed
points: []
`;

const edited = (...edits: Edit[]) => editYaml(PAGE, edits);
const withLines = (from: string, to: string) => PAGE.replace(from, to);

test("a comment behind a text stays", () => {
  expect(edited({ op: "set", path: ["sections", 0, "kind"], value: "passage" })).toBe(
    withLines("kind: hero # the top", "kind: passage # the top"),
  );
});

test("of a text over several lines only those change that say something else", () => {
  const value = "A long sentence that never goes over three lines.";
  expect(edited({ op: "set", path: ["sections", 1, "paragraphs", 1], value })).toBe(
    withLines("        goes over\n", "        never goes over\n"),
  );
});

test("a text becomes a sentence with its claim, and a text again", () => {
  const path = ["sections", 1, "paragraphs", 0];
  const tied: Edit = { op: "set", path, value: { claim: "permits", says: "One." } };
  expect(edited(tied)).toBe(withLines("- One.", "- claim: permits\n        says: One."));
  expect(edited(tied, { op: "set", path, value: "One." })).toBe(PAGE);
});

test("a long one stands line by line", () => {
  const value = {
    claim: "permits",
    says: "A sentence that is too long to stand beside other names.",
  };
  expect(edited({ op: "set", path: ["sections", 0, "heading"], value })).toBe(
    withLines('heading: "Two: roofs"', `heading:\n      claim: permits\n      says: ${value.says}`),
  );
});

test("a name is added where it belongs, or last", () => {
  const path = ["sections", 0, "eyebrow"];
  expect(edited({ op: "set", path, value: "New", before: "heading" })).toBe(
    withLines('    heading: "Two', '    eyebrow: New\n    heading: "Two'),
  );
  expect(edited({ op: "set", path, value: "New" })).toBe(
    withLines("to: /contact }]", "to: /contact }]\n    eyebrow: New"),
  );
});

test("a section moves with its comment, and the blank line between stays between", () => {
  expect(edited({ op: "move", path: ["sections", 1], to: 0 })).toBe(
    withLines(
      PAGE.slice(PAGE.indexOf("  # What"), PAGE.indexOf("\n# --- The")),
      `${PAGE.slice(PAGE.indexOf("  - kind: passage"), PAGE.indexOf("\n# --- The"))}\n${PAGE.slice(PAGE.indexOf("  # What"), PAGE.indexOf("\n  - kind: passage"))}`,
    ),
  );
});

test("a section is doubled and removed with a blank line around it", () => {
  const hero = PAGE.slice(PAGE.indexOf("  - kind: hero"), PAGE.indexOf("\n  - kind: passage"));
  const doubled = edited({ op: "double", path: ["sections", 0] });
  expect(doubled).toBe(withLines(hero, `${hero}\n${hero}`));
  expect(editYaml(doubled, [{ op: "remove", path: ["sections", 1] }])).toBe(PAGE);
});

test("a list on one line gets and loses items on that line", () => {
  const path = ["sections", 0, "actions", 1];
  const value = { label: "Call, now", to: "/contact" };
  const longer = edited({ op: "insert", path, value });
  expect(longer).toBe(
    withLines("/contact }]", '/contact }, { label: "Call, now", to: /contact }]'),
  );
  expect(editYaml(longer, [{ op: "remove", path }])).toBe(PAGE);
});

test("an empty list gets a line for its first item, and is empty again without it", () => {
  const path = ["points", 0];
  const longer = edited({ op: "insert", path, value: "A point." });
  expect(longer).toBe(withLines("points: []", "points:\n  - A point."));
  expect(editYaml(longer, [{ op: "remove", path }])).toBe(PAGE);
});

test("the heading of a part stays when its first name goes", () => {
  expect(edited({ op: "remove", path: ["closing"] })).toBe(withLines("closing: yes indeed\n", ""));
});

test("the first name behind a dash goes, and the next takes its place", () => {
  expect(edited({ op: "remove", path: ["sections", 1, "kind"] })).toBe(
    withLines("  - kind: passage\n    paragraphs", "  - paragraphs"),
  );
});

test("numbers that parts go by stay without quotes, and a file that says nothing gets some", () => {
  const numbers = "8:\n  a: b\n\n7:\n  a: c\n";
  expect(editYaml(numbers, [{ op: "remove", path: ["8"] }])).toBe("7:\n  a: c\n");
  expect(editYaml("# None.\n\n{}\n", [{ op: "set", path: ["8"], value: "Gone" }])).toBe(
    "# None.\n\n8: Gone\n",
  );
});

test("nothing is written that would mean something else", () => {
  const shared = "first: &one { a: b }\nsecond: *one\n";
  expect(() => editYaml(shared, [{ op: "set", path: ["first", "a"], value: "c" }])).toThrow();
});
