/** A page, a town or a contest that is not made yet: what its files will say, and what is missing. */
import { useState } from "react";
import { type Edit, applied } from "#editor/writing/edit.ts";
import type { Plan } from "#editor/whole/asked-whole.ts";
import type { Draft, Made } from "#editor/whole/make-whole.ts";
import type { WholeKind } from "#editor/whole/wholes.ts";
import { ask } from "./ask.ts";
import { isBelow } from "./editing-context.ts";
import { withEdit } from "./use-editing.ts";

export function useDrafts(kind: WholeKind, { called, name }: Pick<Plan, "called" | "name">) {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const [edits, setEdits] = useState<Plan["edits"]>({});
  const [problems, setProblems] = useState<Made["problems"]>([]);
  const [state, setState] = useState<"open" | "busy" | "mistakes" | "failed">("open");
  const [failure, setFailure] = useState("");
  const plan: Plan = { kind, called, name, edits };

  function fail(error: unknown) {
    setFailure((error as Error).message);
    setState("failed");
  }

  async function begin() {
    setState("busy");
    try {
      setDrafts(await ask<Draft[]>("drafts", { kind, called }));
      setState("open");
    } catch (error) {
      fail(error);
    }
  }

  function edit(file: string, one: Edit) {
    setEdits((all) => ({ ...all, [file]: withEdit(all[file] ?? [], one) }));
    // A mistake is gone, as far as is known, once its place says something else.
    const own = `content/${file.replace("NAME", name)}`;
    setProblems((all) =>
      all.filter((problem) => problem.file !== own || !isBelow(problem.path, one.path)),
    );
    setDrafts((all) =>
      all.map((draft) =>
        draft.file === file ? { ...draft, value: applied(draft.value, one) } : draft,
      ),
    );
  }

  /** @returns the files, or nothing where something is not right yet */
  async function make(): Promise<string[] | undefined> {
    setState("busy");
    try {
      const answer = await ask<Made>("make", plan);
      setProblems(answer.problems);
      setState(answer.made ? "open" : "mistakes");
      return answer.made ? answer.files : undefined;
    } catch (error) {
      fail(error);
      return undefined;
    }
  }

  return { drafts, problems, state, failure, begin, edit, make };
}
