import { expect, test } from "vitest";
import type { Edit } from "#editor/writing/edit.ts";
import { carriedEdits } from "./carried-texts.ts";

const ENGLISH = {
  sections: [
    { heading: "Roofs", to: "/roofing" },
    { heading: "Walls", text: "It is so." },
  ],
};
const OWN = {
  sections: [
    { heading: "Techos", to: "/roofing" },
    { heading: "Paredes", text: "Es así." },
  ],
};
const carried = (...edits: Edit[]) => carriedEdits(ENGLISH, OWN, edits);

test("a translation is added to, moved and taken from as the English is", () => {
  const section = { heading: "" };
  const edits: Edit[] = [
    { op: "insert", path: ["sections", 1], value: section },
    { op: "set", path: ["sections", 1, "heading"], value: "Doors" },
    { op: "move", path: ["sections", 1], to: 0 },
    { op: "remove", path: ["sections", 2] },
  ];
  expect(carried(...edits)).toEqual(edits);
});

test("what was translated stays; names and what is still in English follow", () => {
  const to: Edit = { op: "set", path: ["sections", 0, "to"], value: "/solar" };
  const heading: Edit = { op: "set", path: ["sections", 0, "heading"], value: "Our roofs" };
  expect(carried(heading, to)).toEqual([to]);
});

test("with another picture, what it shows is said in English until it is translated", () => {
  const [english, own] = ["A roof", "Un techo"].map((alt) => ({ picture: { name: "roof", alt } }));
  const name: Edit = { op: "set", path: ["picture", "name"], value: "porch" };
  const alt: Edit = { op: "set", path: ["picture", "alt"], value: "A porch" };
  expect(carriedEdits(english, own, [alt])).toEqual([]);
  expect(carriedEdits(english, own, [name, alt])).toEqual([name, alt]);
});

test("a translated sentence is tied to the source of the English, and untied", () => {
  const path = ["sections", 1, "text"];
  const tied = { claim: "law", says: "It is so." };
  expect(carried({ op: "set", path, value: tied })).toEqual([
    { op: "set", path, value: { claim: "law", says: "Es así." } },
  ]);
  const edits: Edit[] = [
    { op: "set", path, value: tied },
    { op: "set", path, value: "It is so." },
  ];
  expect(carried(...edits).at(-1)).toEqual({ op: "set", path, value: "Es así." });
});

test("where a sentence becomes several, their translation begins in English", () => {
  const value = { sentences: ["It is", { claim: "law", says: "so." }] };
  const edit: Edit = { op: "set", path: ["sections", 1, "text"], value };
  expect(carried(edit)).toEqual([edit]);
});
