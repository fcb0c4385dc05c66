import { expect, test } from "vitest";
import { LONGEST_COPY_BYTES } from "#estimates/home-file/home-file.ts";
import { openCopy } from "./sent-home-file.ts";

const NAMES = ["roofKind", "pool"];
const open = (text: string) => openCopy(new Blob([text]), NAMES);

test("a file that is opened says what was in it", async () => {
  const copy = { homeFile: 1, answers: { roofKind: "tile", pool: "A & B\nC" } };
  const { query, opening } = await open(JSON.stringify(copy));
  expect(opening).toBe("opened");
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual(copy.answers);
});

test("one that is too large is not even read", async () => {
  const large = new Blob(["x".repeat(LONGEST_COPY_BYTES + 1)]);
  large.text = () => Promise.reject(new Error("it was read"));
  expect(await openCopy(large, NAMES)).toEqual({ query: undefined, opening: "tooLarge" });
});
