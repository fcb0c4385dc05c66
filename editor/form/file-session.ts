/** One file being edited: what the form shows, what is saved, and its undo. */
import type { Focus } from "#app/content/pictures.ts";
import type { Changes } from "#editor/server/changes.ts";
import type { LoadedFile, Saved } from "#editor/server/content-files.ts";
import { type Edit, type Path, applied } from "#editor/writing/edit.ts";
import { callApi } from "./api.ts";
import { draftOf, keepDraft } from "./drafts.ts";

/** After the last key, in milliseconds. What is typed while a change is being saved is saved next, as one. */
const SAVE_AFTER_MS = 100;

/** Words typed into one field without a longer pause are one change to take back; in milliseconds. */
const ONE_CHANGE_MS = 2000;

export interface SessionState {
  file?: LoadedFile;
  /** Not saved yet. */
  pending: Edit[];
  past: Changes[];
  /** What was typed here before and never written; offered again. */
  draft: Edit[];
  problems: Saved["problems"];
  status: "saved" | "typing" | "mistakes" | "failed";
  failure: string;
}

interface Upload {
  id: string;
  wish: string;
  /** Of images.yaml. */
  use: string;
  focus?: Focus;
  photograph: File;
}

export interface PutPicture {
  path: Path;
  /** What it shows; nothing where its place has no words for it. */
  alt: string | undefined;
  /** One from the list, or an upload with the name that it is to have. */
  picture: { name: string } | Upload;
}

const NEW: SessionState = {
  pending: [],
  past: [],
  draft: [],
  problems: [],
  status: "saved",
  failure: "",
};

/** An upload goes by its id until the server has its name; what only decorates by its place has no words. */
export function namings({ path, picture, alt }: PutPicture): Edit[] {
  const value = "id" in picture ? picture.id : picture.name;
  if (alt === undefined) return [{ op: "set", path, value }];
  return [
    { op: "set", path: [...path, "name"], value },
    { op: "set", path: [...path, "alt"], value: alt },
  ];
}

/** Made for `useSyncExternalStore`. */
export class FileSession {
  state = NEW;
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSaving = false;
  /** Edits with a mistake are sent once, until there are others. */
  #sent: Edit[] | undefined;
  /** Where words were saved last, when the last key was pressed, and whether there was a pause between. */
  #typed = { place: "", at: 0, hasPaused: false };

  /** @param name path in the content folder */
  constructor(name: string) {
    this.#name = name;
  }

  /** The first one loads the file; when the last one leaves, what is not saved yet is saved. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    if (!this.state.file) void this.load();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) void this.#savePending();
    };
  };

  #set(changed: Partial<SessionState>) {
    this.state = { ...this.state, ...changed };
    const { pending, draft } = this.state;
    if (this.state.file) keepDraft(this.#name, pending.length > 0 ? pending : draft);
    for (const listener of this.#listeners) listener();
  }

  /** Tells what failed. */
  async #attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      this.#set({ status: "failed", failure: (error as Error).message });
    }
  }

  /** The undo is of a file that is no more; what was typed is offered. */
  load = () =>
    this.#attempt(async () => {
      const file = await callApi<LoadedFile>(`file?name=${encodeURIComponent(this.#name)}`);
      const { pending } = this.state;
      const draft = pending.length > 0 ? pending : draftOf(this.#name);
      this.#set({ ...NEW, file, draft, problems: file.problems });
    });

  /** Puts what was offered into the form, as if it were typed now. */
  takeDraft = () => {
    const { draft, pending } = this.state;
    try {
      const all = [...draft, ...pending];
      valueOf({ ...this.state, pending: all });
      this.#set({ draft: [], pending: all, status: "typing" });
      this.#saveSoon();
    } catch {
      const failure = "Its place is gone. Copy your words from here, and type them where they go.";
      this.#set({ failure });
    }
  };

  dropDraft = () => this.#set({ draft: [], failure: "" });

  /** Says that a translation still says what the English says now. */
  confirm = (path: Path) =>
    this.#attempt(async () => {
      await callApi("translated", { file: this.#name, path });
      const { file } = this.state;
      const key = path.join(".");
      const one = file?.translation?.[key];
      if (!one) return;
      const translation = { ...file.translation, [key]: { ...one, isOld: false } };
      this.#set({ file: { ...file, translation } });
    });

  edit = (edit: Edit) => {
    const now = Date.now();
    this.#typed.hasPaused ||= now - this.#typed.at > ONE_CHANGE_MS;
    this.#typed.at = now;
    this.#set({ status: "typing", pending: withEdit(this.state.pending, edit) });
    this.#saveSoon();
  };

  #saveSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#savePending(), SAVE_AFTER_MS);
  }

  async #savePending() {
    const { file, pending } = this.state;
    if (!file || this.#isSaving || pending.length === 0 || pending === this.#sent) return;
    clearTimeout(this.#timer);
    this.#sent = pending;
    const changes: Changes = { [this.#name]: { version: file.version, edits: pending } };
    await this.#attempt(async () => {
      const saved = await this.#save("save", changes);
      // What was taken back or typed over meanwhile may have mistakes: that concerns nobody.
      if (!saved.saved && this.state.pending.includes(pending.at(-1) as Edit)) {
        this.#set({ problems: saved.problems, status: "mistakes" });
      }
    });
  }

  putPicture = (put: PutPicture) =>
    this.#saveAll(namings(put), {}, "id" in put.picture ? put.picture : undefined);

  /** With another file, so that both are saved or neither. */
  editWith = async (edit: Edit, other: string, more: Edit[]) => {
    const { version } = await callApi<LoadedFile>(`file?name=${encodeURIComponent(other)}`);
    return this.#saveAll([edit], { [other]: { version, edits: more } });
  };

  /** With what was typed before, so that all is saved or nothing. */
  async #saveAll(edits: Edit[], others: Changes, upload?: Upload) {
    const { file, pending } = this.state;
    if (!file || this.#isSaving) throw new Error("A change is being saved. Try again at once.");
    const own = { version: file.version, edits: [...pending, ...edits] };
    const changes: Changes = { ...others, [this.#name]: own };
    if (!upload) return (await this.#save("save", changes)).problems;
    const { photograph, ...about } = upload;
    const body = new Blob([JSON.stringify({ ...about, changes }), "\n", photograph]);
    return (await this.#save("save-picture", body)).problems;
  }

  undo = () => {
    const { pending, past } = this.state;
    const last = past.at(-1);
    if (pending.length > 0) {
      this.#set({ pending: [], problems: [], status: "saved" });
    } else if (last && !this.#isSaving) {
      void this.#undo(last);
    }
  };

  /** A file that says something else by now is left alone, and so are the others. */
  #undo(step: Changes) {
    this.#set({ status: "typing" });
    return this.#attempt(async () => {
      const { saved, problems } = await this.#save("save", step, true);
      if (saved) this.#set({ past: this.state.past.slice(0, -1) });
      else this.#set({ problems, status: "mistakes" });
    });
  }

  /** Whether this goes on with the words that were saved last. */
  #isTypedOn(sent: Edit[], isUndo: boolean): boolean {
    const [only, ...others] = isUndo ? [] : sent;
    const place = only?.op === "set" && others.length === 0 ? only.path.join() : "";
    const isOn = place !== "" && place === this.#typed.place && !this.#typed.hasPaused;
    this.#typed = { ...this.#typed, place, hasPaused: false };
    return isOn;
  }

  async #save(path: string, body: unknown, isUndo = false): Promise<Saved> {
    const { pending: sent } = this.state;
    this.#isSaving = true;
    try {
      const saved = await callApi<Saved>(path, body);
      const { file, pending, past } = this.state;
      const now = saved.files[this.#name];
      const isStep = !isUndo && Object.keys(saved.undo).length > 0;
      if (saved.saved && file && now) {
        const left = pending.filter((one) => !sent.includes(one));
        const isMore = this.#isTypedOn(sent, isUndo);
        const steps = isMore ? past.slice(0, -1) : past;
        const undo = isMore ? joined(past.at(-1), saved.undo) : saved.undo;
        this.#set({
          file: { ...file, ...now },
          pending: left,
          past: isStep ? [...steps, undo] : past,
          problems: [],
          status: left.length > 0 ? "typing" : "saved",
          failure: "",
        });
      }
      return saved;
    } finally {
      this.#isSaving = false;
      // What was typed meanwhile waits for this.
      if (this.state.pending !== sent) this.#saveSoon();
    }
  }
}

/** What takes back two changes at once. */
function joined(first: Changes = {}, then: Changes): Changes {
  const both = { ...then, ...structuredClone(first) };
  for (const [name, { version }] of Object.entries(then))
    Object.assign(both[name] ?? {}, { version });
  return both;
}

/** What the form shows: the file with what is not saved yet. */
export const valueOf = ({ file, pending }: SessionState): unknown =>
  pending.reduce((value, one) => applied(value, one), file?.value);

/** Of what is typed into one field only the last is sent. */
export function withEdit(all: Edit[], edit: Edit): Edit[] {
  const last = all.at(-1);
  const isSameField =
    last?.op === "set" && edit.op === "set" && last.path.join() === edit.path.join();
  return isSameField ? [...all.slice(0, -1), { ...last, value: edit.value }] : [...all, edit];
}
