import type { Focus } from "#app/content/pictures.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import { type Saved, saveFiles } from "../content-files.ts";
import { pictureFolders } from "./picture-folders.ts";
import { drop, stagedPicture } from "./staged.ts";
import { takeIn } from "./take-in.ts";

export interface SavesPicture {
  /** Of the picture as it was sent. */
  id: string;
  wish: string;
  focus?: Focus;
  /** By file: where the picture comes, what it shows, and what was typed before. */
  places: Record<string, { version: string; edits: Edit[]; path: Path; alt?: string }>;
}

/**
 * A picture and the words that name it: both, or neither where the content has a mistake.
 *
 * @throws Refused as `saveFiles` does
 */
export async function savePicture(
  { id, wish, focus, places }: SavesPicture,
  folders = pictureFolders,
): Promise<Saved & { name?: string }> {
  const { name, undo } = await takeIn(stagedPicture(id), { wish: String(wish), focus }, folders);
  try {
    const saved = saveFiles(
      Object.fromEntries(
        Object.entries(places).map(([file, { version, edits, path, alt }]) => [
          file,
          { version, edits: [...edits, ...naming(name, path, alt)] },
        ]),
      ),
    );
    if (!saved.saved) {
      undo();
      return saved;
    }
    drop(id);
    return { ...saved, name };
  } catch (error) {
    undo();
    throw error;
  }
}

/** A picture that only decorates by its place has a name and no words. */
const naming = (name: string, path: Path, alt: string | undefined): Edit[] =>
  alt === undefined
    ? [{ op: "set", path, value: name }]
    : [
        { op: "set", path: [...path, "name"], value: name },
        { op: "set", path: [...path, "alt"], value: alt },
      ];
