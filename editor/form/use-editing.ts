/** One file being edited: what the form shows, what is written, and its undo. */
import { useEffect, useRef, useState } from "react";
import { type Edit, applied } from "#editor/writing/edit.ts";
import type { Changes } from "#editor/server/changes.ts";
import type { FileState, Saved, readFile } from "#editor/server/content-files.ts";
import { ask } from "./ask.ts";
import { type PutPicture, savedPicture } from "#editor/form/pictures/put-picture.ts";

/** After the last key, in milliseconds; with the check and the page itself it is seen within two seconds. */
const WAIT_MS = 400;

type Loaded = ReturnType<typeof readFile>;
export type State = "saved" | "typing" | "mistakes" | "failed";

/** @param name never another for the same component */
export function useEditing(name: string) {
  const [file, setFile] = useState<Loaded>();
  const [pending, setPending] = useState<Edit[]>([]);
  const [problems, setProblems] = useState<Saved["problems"]>([]);
  const [state, setState] = useState<State>("saved");
  const [failure, setFailure] = useState("");
  const [past, setPast] = useState<Act[]>([]);
  const isSaving = useRef(false);
  /** Edits with a mistake are sent once, until there are others. */
  const sent = useRef<Edit[]>(undefined);
  /** How often something was taken back before it was written: what is found wrong in it concerns nobody. */
  const takenBackUnsaved = useRef(0);
  /** How often an answer came, after which what was typed meanwhile is sent. */
  const [answers, setAnswers] = useState(0);

  const load = () => ask<Loaded>(`file?name=${encodeURIComponent(name)}`).then(open, fail);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- to load is made of the name
  useEffect(() => void load(), [name]);

  function open(loaded: Loaded) {
    setFile(loaded);
    setProblems(loaded.problems);
  }

  function fail(error: Error) {
    setFailure(error.message);
    setState("failed");
  }

  async function save(changes: Changes, done: (files: Saved["files"]) => void) {
    if (!file || isSaving.current) return;
    isSaving.current = true;
    setState("typing");
    const round = takenBackUnsaved.current;
    try {
      const answer = await ask<Saved>("save", changes);
      if (!answer.saved && round !== takenBackUnsaved.current) return;
      setProblems(answer.problems);
      setState(answer.saved ? "saved" : "mistakes");
      const now: FileState | undefined = answer.files[name];
      if (!now) return;
      setFile({ ...file, ...now });
      done(answer.files);
    } catch (error) {
      fail(error as Error);
    } finally {
      setAnswers((count) => count + 1);
    }
  }

  // Not before all that the answer said is known here: what is typed next is of that version.
  useEffect(() => {
    isSaving.current = false;
  }, [answers]);

  // Each change begins the waiting anew; what was typed while the last was saved waits for its end.
  useEffect(() => {
    if (!file || pending.length === 0 || sent.current === pending) {
      return undefined;
    }
    const edits = pending;
    const timer = setTimeout(() => {
      if (isSaving.current) return;
      sent.current = edits;
      void save({ [name]: { version: file.version, edits } }, (files) => {
        remember(actOf({ [name]: file }, files));
        setPending((all) => all.filter((one) => !edits.includes(one)));
      });
    }, WAIT_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- to save is made of these
  }, [pending, file, answers]);

  function remember(act: Act | undefined) {
    if (act) setPast((all) => [...all, act]);
  }

  function edit(one: Edit) {
    setState("typing");
    const onItsWay = isSaving.current ? sent.current : undefined;
    setPending((all) => withEdit(all, one, onItsWay));
  }

  /** With what was typed before, so that both are written or neither. */
  async function putPicture(put: PutPicture): Promise<Saved["problems"]> {
    if (!file || isSaving.current) throw new Error("A change is being saved. Try again at once.");
    const edits = pending;
    const before = Object.fromEntries(
      put.translations.map((translation) => [translation.file, translation.state]),
    );
    isSaving.current = true;
    try {
      const answer = await savedPicture(put, name, { version: file.version, edits });
      const now = answer.files[name];
      if (!now) return answer.problems;
      setFile({ ...file, ...now });
      remember(actOf({ ...before, [name]: file }, answer.files));
      setPending((all) => all.filter((one) => !edits.includes(one)));
      setProblems([]);
      setState("saved");
      return [];
    } finally {
      isSaving.current = false;
      setAnswers((count) => count + 1);
    }
  }

  function undo() {
    const act = past.at(-1);
    if (pending.length > 0) {
      takenBackUnsaved.current += 1;
      setPending([]);
      setProblems([]);
      setState("saved");
    } else if (act) {
      void save(takenBack(act), () => setPast((all) => all.slice(0, -1)));
    }
  }

  /** What was typed, and the way back, are of a file that is no more. */
  function again() {
    setPending([]);
    setPast([]);
    setFailure("");
    setState("saved");
    void load();
  }

  return {
    again,
    version: file?.version,
    shape: file?.shape,
    value: file ? pending.reduce((value, one) => applied(value, one), file.value) : undefined,
    problems,
    state,
    failure,
    edit,
    putPicture,
    undo,
    mayUndo: past.length > 0 || pending.length > 0,
  };
}

type Text = Pick<FileState, "version" | "text">;

/** By the file's path in the content folder. */
type Act = Record<string, { before: Text; after: Text }>;

/** @returns nothing where each file says what it said */
function actOf(before: Record<string, Text>, after: Record<string, Text>): Act | undefined {
  const changed = Object.entries(after).flatMap(([file, text]) => {
    const old = before[file];
    return old && old.text !== text.text ? [[file, { before: old, after: text }] as const] : [];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** A file that says something else by now is left alone, and so are the others. */
const takenBack = (act: Act): Changes =>
  Object.fromEntries(
    Object.entries(act).map(([file, { before, after }]) => [
      file,
      { version: after.version, text: before.text },
    ]),
  );

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
