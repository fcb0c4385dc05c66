/** Writes a picture and the words that name it, also into the same page of other languages. */
import type { Focus } from "#app/content/pictures.ts";
import type { FileState, Saved } from "#editor/server/content-files.ts";
import type { SavesPicture } from "#editor/server/pictures/save-picture.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import { ask } from "#editor/form/ask.ts";

export interface PutPicture {
  path: Path;
  /** What it shows; nothing where its place has no words for it. */
  alt: string | undefined;
  /** One from the list, or one that was sent, with what it shall be called. */
  picture: { name: string } | { id: string; wish: string; focus?: Focus };
  twins: { file: string; state: FileState; alt: string | undefined }[];
}

type Before = { version: string; edits: Edit[] };

/** @throws with what the editor's server says */
export function savedPicture(put: PutPicture, file: string, before: Before): Promise<Saved> {
  const { path, alt, picture, twins } = put;
  const places: SavesPicture["places"] = {
    [file]: { ...before, path, ...(alt !== undefined && { alt }) },
  };
  for (const { file: twin, state, alt: own } of twins) {
    places[twin] = {
      version: state.version,
      edits: [],
      path,
      ...(own !== undefined && { alt: own }),
    };
  }
  const asked: SavesPicture = { picture, places };
  return ask<Saved>("save-picture", asked);
}
