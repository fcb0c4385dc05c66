import type { Focus } from "#app/content/pictures.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import type { Changes } from "#editor/server/changes.ts";
import { type Saved, saveFiles } from "#editor/server/content-files.ts";
import { pictureFolders } from "./picture-folders.ts";
import { drop, stagedPicture } from "./staged.ts";
import { takeIn } from "./take-in.ts";

export interface SavesPicture {
  /** One from the list, or one that was sent, with what it shall be called. */
  picture: { name: string } | { id: string; wish: string; focus?: Focus };
  /** By file: where it comes, what it shows, and what was typed before. */
  places: Record<string, { version: string; edits: Edit[]; path: Path; alt?: string }>;
}

/**
 * A picture and the words that name it: both, or neither where the content has a mistake.
 *
 * @throws Refused as `saveFiles` does
 */
export async function savePicture(asked: SavesPicture, folders = pictureFolders): Promise<Saved> {
  const { picture, places } = asked;
  if (!("id" in picture)) return saveFiles(changesFor(picture.name, places));
  const { id, wish, focus } = picture;
  const { name, undo } = await takeIn(stagedPicture(id), { wish, focus }, folders);
  try {
    const saved = saveFiles(changesFor(name, places));
    if (saved.saved) drop(id);
    else undo();
    return saved;
  } catch (error) {
    undo();
    throw error;
  }
}

function changesFor(name: string, places: SavesPicture["places"]): Changes {
  const changes = Object.entries(places).map(([file, { version, edits, path, alt }]) => {
    const all = [...edits, ...naming(name, path, alt)];
    return [file, { version, edits: all }] as const;
  });
  return Object.fromEntries(changes);
}

/** A picture that only decorates by its place has a name and no words. */
const naming = (name: string, path: Path, alt: string | undefined): Edit[] =>
  alt === undefined
    ? [{ op: "set", path, value: name }]
    : [
        { op: "set", path: [...path, "name"], value: name },
        { op: "set", path: [...path, "alt"], value: alt },
      ];
