import { expect, test } from "vitest";
import type { Edit } from "#editor/writing/edit.ts";
import { withEdit } from "./with-edit.ts";

const typed = (value: string, name = "title"): Edit => ({ op: "set", path: [name], value });

test("of what is typed letter by letter only the last is kept", () => {
  const all = ["R", "Ro", "Roofs"].reduce<Edit[]>((edits, one) => withEdit(edits, typed(one)), []);
  expect(all).toEqual([typed("Roofs")]);
  expect(withEdit(all, typed("Words", "lead"))).toEqual([typed("Roofs"), typed("Words", "lead")]);
});

test("what is on its way stays, and a list is changed step by step", () => {
  const sent = [typed("Ro")];
  expect(withEdit(sent, typed("Roofs"), sent)).toEqual([typed("Ro"), typed("Roofs")]);
  const double: Edit = { op: "double", path: ["points", 0] };
  expect(withEdit([double], double)).toEqual([double, double]);
});
