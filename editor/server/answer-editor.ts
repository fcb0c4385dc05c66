/** What the editor's form asks, and what it gets. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import {
  beginningShape,
  createDocument,
  draftsOf,
  plannedShape,
} from "#editor/documents/create-document.ts";
import { deletionOf } from "#editor/documents/delete-document.ts";
import {
  confirmedShape,
  confirmTranslation,
  toTranslate,
} from "#editor/documents/translation-marks.ts";
import { problemInWords } from "#editor/form/labels.ts";
import { ours } from "#scripts/build-images.ts";
import { addPicture } from "#editor/server/pictures/add-picture.ts";
import { MAX_PICTURE_BYTES, TOO_LARGE } from "#editor/server/pictures/picture-limits.ts";
import { formFile } from "./bundled-form.ts";
import { changedWords } from "./changed-words.ts";
import { type Changes, changesShape } from "./changes.ts";
import { readFile, type Saved, saveFiles } from "./content-files.ts";
import { problemsNow } from "./content-with.ts";
import { known, team } from "./known.ts";
import { publish } from "./publish.ts";
import {
  HttpError,
  parseAs,
  parseJson,
  readBody,
  readJson,
  requireOwnForm,
  sendJson,
} from "./requests.ts";
import type { WritePages } from "./shown-pages.ts";

const READ: Record<string, (name: string) => unknown> = {
  known,
  file: readFile,
  changes: () => changedWords(),
  deletion: deletionOf,
  untranslated: toTranslate,
};

type Answer = (body: unknown, write: WritePages) => unknown;

/** What writes files, which pages then show; see `WritePages`. */
const writes =
  <Asked>(shape: z.ZodType<Asked>, run: (asked: Asked) => Saved | Promise<Saved>): Answer =>
  (body, write) => {
    const asked = parseAs(shape, body);
    return write(() => run(asked));
  };

const WRITE: Record<string, Answer> = {
  save: writes(changesShape, (changes) => saveFiles(changes)),
  create: writes(plannedShape, createDocument),
  translated: (body) => confirmTranslation(parseAs(confirmedShape, body)),
  drafts: (body) => draftsOf(parseAs(beginningShape, body)),
  publish(body) {
    const { summary } = parseAs(z.strictObject({ summary: z.string() }), body);
    refuseMistakes();
    return publish(summary);
  },
};

/** What somebody broke outside of the editor would stop everybody's build. */
function refuseMistakes() {
  const [first, ...others] = problemsNow();
  if (!first) return;
  const more = others.length > 0 ? ` And ${others.length} more.` : "";
  throw new HttpError(
    `Something is not right yet, so nothing was handed on: ${problemInWords(first)}.${more}`,
    409,
  );
}

const nothingHere = () => new HttpError("There is nothing here.", 404);
const BROKEN = "Something is broken in the editor. Ask a developer.";

/** @param address below that of the editor */
export async function answerEditor(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  write: WritePages,
): Promise<void> {
  try {
    if (address === "api/save-picture") {
      return sendJson(response, 200, await savePicture(request, write));
    }
    requireOwnForm(request);
    if (!address.startsWith("api/")) return await sendForm(response, address || "index.html");
    const what = address.slice("api/".length);
    if (request.method === "POST" && Object.hasOwn(WRITE, what)) {
      return sendJson(response, 200, await WRITE[what]?.(await readJson(request), write));
    }
    if (request.method === "POST" || !Object.hasOwn(READ, what)) throw nothingHere();
    const name = new URL(request.url ?? "", "http://editor").searchParams.get("name") ?? "";
    sendJson(response, 200, await READ[what]?.(name));
  } catch (error) {
    const isKnown = error instanceof HttpError;
    // Whoever started the editor sees it in the terminal; who edits could do nothing with it.
    if (!isKnown) console.error(error);
    // What was not read of a body is not waited for.
    if (!request.complete) response.setHeader("Connection", "close");
    sendJson(response, isKnown ? error.status : 500, { error: isKnown ? error.message : BROKEN });
  }
}

/** The form runs nothing and shows nothing but what comes from here. */
const POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  `frame-src 'self' ${team?.preview ?? ""}`.trim(),
  // What was chosen is shown before it is sent.
  "img-src 'self' blob:",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

async function sendForm(response: ServerResponse, name: string) {
  const file = await formFile(name);
  if (!file) throw nothingHere();
  response.writeHead(200, {
    "Content-Type": file.type,
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(file.content);
}

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
async function savePicture(request: IncomingMessage, write: WritePages): Promise<Saved> {
  requireOwnForm(request, "application/octet-stream");
  if (request.method !== "POST") throw nothingHere();
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
