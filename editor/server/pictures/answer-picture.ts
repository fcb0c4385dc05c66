/** Takes a picture as it is sent, and makes its files before it has a place. */
import type { IncomingMessage } from "node:http";
import { HttpError, readBody, requireOwnForm } from "#editor/server/requests.ts";
import { pictureFolders } from "./picture-folders.ts";
import { MOST_BYTES, TOO_LARGE } from "./largest.ts";
import { stage } from "./staged.ts";

/** Below the editor's own address. */
export const PICTURE = "api/picture";

/** @throws HttpError if it cannot be taken */
export async function takePicture(request: IncomingMessage): Promise<{ id: string }> {
  requireOwnForm(request, "application/octet-stream");
  if (request.method !== "POST") throw new HttpError("There is nothing here.", 404);
  const use = new URL(request.url ?? "", "http://editor").searchParams.get("use") ?? "";
  const bytes = await readBody(request, MOST_BYTES).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    throw new HttpError(TOO_LARGE, error.status);
  });
  const { id } = await stage({ bytes, use }, pictureFolders);
  return { id };
}
