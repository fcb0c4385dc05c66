/** Takes a picture, and writes it together with the words that name it. */
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { type Changes, changesShape } from "#editor/server/changes.ts";
import { type Saved, saveFiles } from "#editor/server/content-files.ts";
import {
  HttpError,
  parseAs,
  parseJson,
  readBody,
  requireOwnForm,
} from "#editor/server/requests.ts";
import type { WritePages } from "#editor/server/shown-pages.ts";
import { ours } from "#scripts/build-images.ts";
import { addPicture } from "./add-picture.ts";
import { MAX_PICTURE_BYTES, TOO_LARGE } from "./picture-limits.ts";

const percent = z.int().min(0).max(100);

/** The first line of what is sent; the file follows. */
const aboutShape = z.strictObject({
  /** Which it is called by in the changes, until it has its name. */
  id: z.uuid(),
  /** What it shall be called. */
  wish: z.string(),
  /** Of images.yaml. */
  use: z.string(),
  focus: z.tuple([percent, percent]).exactOptional(),
  /** Of the files that show it. */
  changes: changesShape,
});

/**
 * A picture that was sent and the words that name it: both, or neither where the content has a mistake.
 *
 * @throws HttpError if it cannot be taken, and as `saveFiles` does
 */
export async function savePicture(request: IncomingMessage, write: WritePages): Promise<Saved> {
  requireOwnForm(request, "application/octet-stream");
  if (request.method !== "POST") throw new HttpError("There is nothing here.", 404);
  const sent = await readBody(request, MAX_PICTURE_BYTES, TOO_LARGE);
  const end = sent.indexOf("\n");
  const about = parseAs(aboutShape, parseJson(sent.subarray(0, end)));
  return write(async () => {
    const { name, undo } = await addPicture(sent.subarray(end + 1), about, ours);
    try {
      const changes = JSON.stringify(about.changes).replaceAll(about.id, name);
      const saved = saveFiles(JSON.parse(changes) as Changes);
      if (!saved.saved) undo();
      return saved;
    } catch (error) {
      undo();
      throw error;
    }
  });
}
