/** Takes a picture as it is sent, and later writes it with the words that name it. */
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { type Changes, editsShape, pathShape } from "#editor/server/changes.ts";
import { type Saved, saveFiles } from "#editor/server/content-files.ts";
import { HttpError, readBody, requireOwnForm } from "#editor/server/requests.ts";
import type { Edit, Path } from "#editor/writing/edit.ts";
import { ours } from "#scripts/build-images.ts";
import { addPicture } from "./add-picture.ts";
import { MAX_PICTURE_BYTES, TOO_LARGE } from "./picture-limits.ts";
import { drop, stage, stagedPicture } from "./staged.ts";

const percent = z.int().min(0).max(100);
const focusShape = z.tuple([percent, percent]);

export const pictureShape = z.strictObject({
  /** One from the list, or one that was sent, with what it shall be called. */
  picture: z.union([
    z.strictObject({ name: z.string() }),
    z.strictObject({ id: z.string(), wish: z.string(), focus: focusShape.exactOptional() }),
  ]),
  /** By file: where it comes, what it shows, and what was typed before. */
  places: z.record(
    z.string(),
    z.strictObject({
      version: z.string(),
      edits: editsShape,
      path: pathShape,
      alt: z.string().exactOptional(),
    }),
  ),
});

export type SavesPicture = z.output<typeof pictureShape>;

/**
 * A picture and the words that name it: both, or neither where the content has a mistake.
 *
 * @throws HttpError as `saveFiles` does
 */
export async function savePicture({ picture, places }: SavesPicture): Promise<Saved> {
  if (!("id" in picture)) return saveFiles(changesFor(picture.name, places));
  const { name, undo } = await addPicture(stagedPicture(picture.id), picture, ours);
  try {
    const saved = saveFiles(changesFor(name, places));
    if (saved.saved) drop(picture.id);
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

/** @throws HttpError if it cannot be taken */
export async function takePicture(request: IncomingMessage): Promise<{ id: string }> {
  requireOwnForm(request, "application/octet-stream");
  if (request.method !== "POST") throw new HttpError("There is nothing here.", 404);
  const use = new URL(request.url ?? "", "http://editor").searchParams.get("use") ?? "";
  return stage(await readBody(request, MAX_PICTURE_BYTES, TOO_LARGE), use, ours);
}
