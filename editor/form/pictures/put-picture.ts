/** Sends a picture, and writes it and the words that name it, also into the same page of other languages. */
import type { Focus } from "#app/content/pictures.ts";
import type { FileState, Saved } from "#editor/server/content-files.ts";
import type { SavesPicture } from "#editor/server/pictures/save-picture.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import { ask } from "#editor/form/ask.ts";
import { useEffect, useState } from "react";
import { isBelow, useEditingContext } from "#editor/form/editing-context.ts";
import { placeInWords } from "#editor/form/field-words.ts";
import type { Chosen } from "./picture-dialog.tsx";
import type { Words } from "./picture-words.tsx";
import { MAX_PICTURE_BYTES, TOO_LARGE } from "#editor/server/pictures/picture-limits.ts";

export interface PutPicture {
  path: Path;
  /** What it shows; nothing where its place has no words for it. */
  alt: string | undefined;
  /** One from the list, or one that was sent, with what it shall be called. */
  picture: { name: string } | { id: string; wish: string; focus?: Focus };
  translations: { file: string; state: FileState; alt: string | undefined }[];
}

type Before = { version: string; edits: Edit[] };

/** @throws with what the editor's server says */
export function savedPicture(put: PutPicture, file: string, before: Before): Promise<Saved> {
  const { path, alt, picture, translations } = put;
  const places: SavesPicture["places"] = {
    [file]: { ...before, path, ...(alt !== undefined && { alt }) },
  };
  for (const { file: translation, state, alt: own } of translations) {
    places[translation] = {
      version: state.version,
      edits: [],
      path,
      ...(own !== undefined && { alt: own }),
    };
  }
  const asked: SavesPicture = { picture, places };
  return ask<Saved>("save-picture", asked);
}

export interface Fault {
  message: string;
  /** Of what is said about this picture. */
  isHere: boolean;
}

interface Put {
  chosen: Chosen;
  sent: SentPicture;
  path: Path;
  words: Words;
  focus: Focus | undefined;
  onDone: () => void;
}

/** Writes a picture into its place; what keeps it from that is told, and nothing is written. */
export function usePut({ chosen, sent, path, words, focus, onDone }: Put) {
  const { file, putPicture } = useEditingContext();
  const [isPutting, setPutting] = useState(false);
  const [faults, setFaults] = useState<Fault[]>([]);

  async function put() {
    const picture = chosen.picture
      ? { name: chosen.picture.name }
      : sent.id && { id: sent.id, wish: words.wish, ...(focus && { focus }) };
    if (!picture) return;
    setPutting(true);
    setFaults([]);
    try {
      const translations = words.translations.map((one) => ({
        ...one,
        alt: words.altFor(one.file),
      }));
      const problems = await putPicture({ path, alt: words.altFor(), picture, translations });
      if (problems.length === 0) return onDone();
      setFaults(
        problems.map((one) => {
          const isHere = one.file === `content/${file}` && isBelow(one.path, path);
          const where = `Not right yet, so nothing is written: ${one.file}, ${placeInWords(one.path.join("."))}`;
          return { message: isHere ? one.message : `${where}: ${one.message}`, isHere };
        }),
      );
    } catch (error) {
      setFaults([{ message: (error as Error).message, isHere: false }]);
    } finally {
      setPutting(false);
    }
  }
  return { put, isPutting, faults };
}

export interface SentPicture {
  /** By which it can be put in its place, once all is made. */
  id?: string;
  error?: string;
}

/** @param file never another for the same component */
export function useSentPicture(file: File | undefined, use: string): SentPicture {
  const [sent, setSent] = useState<SentPicture>({});
  useEffect(() => {
    if (!file) return undefined;
    let isGone = false;
    send(file, use).then(
      (one) => !isGone && setSent(one),
      (error: Error) => !isGone && setSent({ error: error.message }),
    );
    return () => {
      isGone = true;
    };
  }, [file, use]);
  return sent;
}

async function send(file: File, use: string): Promise<{ id: string }> {
  // Not every proxy can say so while it is still being sent.
  if (file.size > MAX_PICTURE_BYTES) throw new Error(TOO_LARGE);
  return ask<{ id: string }>(`picture?use=${use}`, file);
}
