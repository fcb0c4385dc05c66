import type { Edit } from "#editor/writing/edit.ts";

/** Of what is typed into one field only the last is written, unless the one before is on its way already. */
export function withEdit(all: Edit[], one: Edit, onItsWay: Edit[] = []): Edit[] {
  const last = all.at(-1);
  const isOver =
    last?.op === "set" &&
    one.op === "set" &&
    last.path.join() === one.path.join() &&
    !onItsWay.includes(last);
  return isOver ? [...all.slice(0, -1), { ...last, value: one.value }] : [...all, one];
}
