/** Takes a picture as it is sent, and tells how far its files are made. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody, requireOwnForm, HttpError } from "#editor/server/requests.ts";
import { pictureFolders } from "./picture-folders.ts";
import { MOST_BYTES, TOO_LARGE } from "./largest.ts";
import { type Progress, stage } from "./staged.ts";

/** Below the editor's own address. */
export const PICTURE = "api/picture";

/** A line of the answer: how far it is, and at the end what to call the picture by, or what went wrong. */
export type Told = Progress | { id: string } | { error: string };

/** @throws HttpError before the answer has begun; what fails later is told in its last line */
export async function answerPicture(request: IncomingMessage, response: ServerResponse) {
  requireOwnForm(request, "application/octet-stream");
  if (request.method !== "POST") throw new HttpError("There is nothing here.", 404);
  const use = new URL(request.url ?? "", "http://editor").searchParams.get("use") ?? "";
  const bytes = await readBody(request, MOST_BYTES).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
    throw new HttpError(TOO_LARGE, error.status);
  });
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const onProgress = (progress: Progress) => {
    if (!response.headersSent) {
      response.writeHead(200, {
        "Content-Type": "application/x-ndjson",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      });
    }
    tell(response, progress);
  };
  try {
    const { id } = await stage({ bytes, use }, pictureFolders, { onProgress, signal: gone.signal });
    tell(response, { id });
  } catch (error) {
    if (!response.headersSent) throw error;
    const isKnown = error instanceof HttpError;
    if (!isKnown && !gone.signal.aborted) console.error(error);
    tell(response, { error: isKnown ? error.message : NOT_MADE });
  }
  response.end();
}

const NOT_MADE =
  "The files of this picture could not be made. Choose it once more; if that does not help, ask a developer.";

const tell = (response: ServerResponse, told: Told) => response.write(`${JSON.stringify(told)}\n`);
