/** What the editor's form asks, and what it gets. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError, readJson, requireOwnForm } from "./requests.ts";
import { formFile } from "./bundled-form.ts";
import { changesIn, sentenceIn } from "./changes.ts";
import { problemInWords, readFile, saveFiles } from "./content-files.ts";
import { problemsNow } from "./content-with.ts";
import { changedWords } from "./changed-words.ts";
import { handOn } from "./hand-on.ts";
import { known } from "./known.ts";
import { createDocument, draftsOf } from "#editor/documents/create-document.ts";
import {
  type Deleted,
  deleteDocument,
  deletionOf,
  restoreDocument,
} from "#editor/documents/delete-document.ts";
import {
  PICTURE,
  droppedIn,
  savePicture,
  savesPictureIn,
  takePicture,
} from "#editor/server/pictures/save-picture.ts";
import { drop } from "#editor/server/pictures/staged.ts";
import type { ShownPages } from "./shown-pages.ts";

type Answer = (what: { name: string; body: () => Promise<unknown>; pages: ShownPages }) => unknown;

const READ: Record<string, Answer> = {
  known,
  file: ({ name }) => readFile(name),
  changes: () => changedWords(),
  deletion: ({ name }) => deletionOf(name),
};

const WRITE: Record<string, Answer> = {
  save: async ({ body, pages }) => {
    const changes = changesIn(await body());
    return pages.write(() => saveFiles(changes), {
      changed: ({ saved }) => (saved ? Object.keys(changes) : []),
    });
  },
  drafts: async ({ body }) => draftsOf(await body()),
  create: async ({ body, pages }) => {
    const plan = await body();
    return pages.write(() => createDocument(plan), { came: ({ files }) => files });
  },
  delete: async ({ body, pages }) => {
    const deletion = await body();
    const went = ({ texts }: Deleted) => Object.keys(texts);
    return pages.write(() => deleteDocument(deletion), { went });
  },
  restore: async ({ body, pages }) => {
    const deleted = await body();
    return pages.write(() => restoreDocument(deleted), { came: (names) => names });
  },
  "save-picture": async ({ body, pages }) => {
    const asked = savesPictureIn(await body());
    return pages.write(() => savePicture(asked), { changed: ({ files }) => Object.keys(files) });
  },
  "drop-picture": async ({ body }) => drop(droppedIn(await body()).id),
  "hand-on": async ({ body }) => {
    const sentence = sentenceIn(await body());
    refuseMistakes();
    return handOn(sentence);
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

const BROKEN = "Something is broken in the editor. Ask a developer.";

interface Asked {
  /** The address below the editor's own. */
  what: string;
  pages: ShownPages;
}

export async function answerEditor(
  request: IncomingMessage,
  response: ServerResponse,
  { what, pages }: Asked,
): Promise<void> {
  try {
    if (what === PICTURE) return send(response, 200, await takePicture(request));
    requireOwnForm(request);
    if (!what.startsWith("api/")) return await sendForm(response, what || "index.html");
    const answers = request.method === "POST" ? WRITE : READ;
    const asked = what.slice("api/".length);
    const answer = Object.hasOwn(answers, asked) && answers[asked];
    if (!answer) return send(response, 404, { error: "There is nothing here." });
    const name = new URL(request.url ?? "", "http://editor").searchParams.get("name") ?? "";
    const body = () => readJson(request);
    send(response, 200, await answer({ name, body, pages }));
  } catch (error) {
    const isKnown = error instanceof HttpError;
    // Whoever started the editor sees it in the terminal; who edits could do nothing with it.
    if (!isKnown) console.error(error);
    // What was not read of a body is not waited for.
    if (!request.complete) response.setHeader("Connection", "close");
    send(response, isKnown ? error.status : 500, { error: isKnown ? error.message : BROKEN });
  }
}

function send(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(JSON.stringify(value ?? {}));
}

/** The form runs nothing and shows nothing but what comes from here. */
const POLICY = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
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
  if (!file) return send(response, 404, { error: "There is nothing here." });
  response.writeHead(200, {
    "Content-Type": file.type,
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(file.content);
}
