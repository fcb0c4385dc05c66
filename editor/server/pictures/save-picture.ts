/** Takes a picture as it is sent, and later writes it with the words that name it. */
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { type Changes, changesShape } from "#editor/server/changes.ts";
import { type Saved, saveFiles } from "#editor/server/content-files.ts";
import { HttpError, readBody, requireOwnForm } from "#editor/server/requests.ts";
import { ours } from "#scripts/build-images.ts";
import { addPicture } from "./add-picture.ts";
import { MAX_PICTURE_BYTES, TOO_LARGE } from "./picture-limits.ts";
import { drop, stage, stagedPicture } from "./staged.ts";

const percent = z.int().min(0).max(100);

export const pictureShape = z.strictObject({
  id: z.string(),
  /** What it shall be called. */
  wish: z.string(),
  focus: z.tuple([percent, percent]).exactOptional(),
  /** Of the files that show it, in which it is called by its id. */
  changes: changesShape,
});

/**
 * A picture that was sent and the words that name it: both, or neither where the content has a mistake.
 *
 * @throws HttpError as `saveFiles` does
 */
export async function savePicture(sent: z.output<typeof pictureShape>): Promise<Saved> {
  const { name, undo } = await addPicture(stagedPicture(sent.id), sent, ours);
  try {
    const changes = JSON.stringify(sent.changes).replaceAll(sent.id, name);
    const saved = saveFiles(JSON.parse(changes) as Changes);
    if (saved.saved) drop(sent.id);
    else undo();
    return saved;
  } catch (error) {
    undo();
    throw error;
  }
}

/** @throws HttpError if it cannot be taken */
export async function takePicture(request: IncomingMessage): Promise<{ id: string }> {
  requireOwnForm(request, "application/octet-stream");
  if (request.method !== "POST") throw new HttpError("There is nothing here.", 404);
  const use = new URL(request.url ?? "", "http://editor").searchParams.get("use") ?? "";
  return stage(await readBody(request, MAX_PICTURE_BYTES, TOO_LARGE), use, ours);
}
