import * as fc from "fast-check";
import { expect, test } from "vitest";
import { patchBetween, patched } from "#app/content/patch.ts";

/** As content is once it was written down: no `null`, nothing undefined. */
const { content } = fc.letrec<{ content: unknown }>((tie) => ({
  content: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.boolean(),
    fc.integer(),
    fc.array(tie("content"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "toString"), tie("content")),
  ),
}));
const page = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), content);

test("what was taken as the difference leads from one state to the other", () => {
  fc.assert(
    fc.property(page, page, (before, after) => {
      const patch = patchBetween(before, after);
      const written = patch === undefined ? {} : JSON.parse(JSON.stringify(patch));
      expect(patched(before, written)).toEqual(after);
    }),
  );
});

test("only what differs is named", () => {
  const before = { solar: { title: "Solar", lead: "Now" }, roofing: { title: "Roofs" } };
  const after = { solar: { title: "Solar", lead: undefined }, roofing: { title: "Roofs" } };
  expect(patchBetween(before, after)).toEqual({ solar: { lead: null } });
  expect(patchBetween(before, structuredClone(before))).toBeUndefined();
});

test("what does not change is held once", () => {
  const before = { solar: { title: "Solar" }, roofing: { title: "Roofs" } };
  expect(patched(before, { solar: { title: "Sun" } }).roofing).toBe(before.roofing);
});
