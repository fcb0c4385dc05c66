/** What the editor's form asks, and what it gets. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { bodyOf, mayAsk, Refused } from "./asking.ts";
import { formFile } from "./bundled-form.ts";
import { readFile, saveFiles, type Changes } from "./content-files.ts";
import { changedWords } from "./changed-words.ts";
import { handOn } from "./hand-on.ts";
import { known } from "./known.ts";
import { draftsOf, makeWhole, type Plan } from "#editor/whole/make-whole.ts";
import {
  bringBack,
  removeWhole,
  type Taken,
  type Whole,
  wholeWith,
} from "#editor/whole/remove-whole.ts";
import { pageWarnings } from "./page-warnings.ts";
import { answerPicture, PICTURE } from "./pictures/answer-picture.ts";
import { savePicture, type SavesPicture } from "./pictures/save-picture.ts";
import { drop } from "./pictures/staged.ts";

type Answer = (what: {
  name: string;
  body: () => Promise<unknown>;
  onWritten: Asked["onWritten"];
}) => unknown;

const READ: Record<string, Answer> = {
  known,
  file: ({ name }) => readFile(name),
  changes: () => changedWords(),
  warnings: ({ name }) => pageWarnings(name),
  whole: ({ name }) => wholeWith(name),
};

const WRITE: Record<string, Answer> = {
  save: async ({ body, onWritten }) => {
    const result = saveFiles((await body()) as Changes);
    Object.keys(result.files).forEach((name) => onWritten(name));
    return result;
  },
  drafts: async ({ body }) => {
    const { kind, called } = (await body()) as Plan;
    return draftsOf(kind, called);
  },
  try: async ({ body }) => makeWhole((await body()) as Plan, true),
  make: async ({ body, onWritten }) => {
    const result = makeWhole((await body()) as Plan);
    for (const name of result.files) onWritten(name, "add");
    return result;
  },
  remove: async ({ body, onWritten }) => {
    const taken = removeWhole((await body()) as Whole);
    for (const name of Object.keys(taken.texts)) onWritten(name, "unlink");
    return taken;
  },
  "bring-back": async ({ body, onWritten }) => {
    const names = bringBack((await body()) as Taken);
    for (const name of names) onWritten(name, "add");
    return names;
  },
  "save-picture": async ({ body, onWritten }) => {
    const result = await savePicture((await body()) as SavesPicture);
    Object.keys(result.files).forEach((name) => onWritten(name));
    return result;
  },
  "drop-picture": async ({ body }) => drop(((await body()) as { id: string }).id),
  "hand-on": async ({ body }) => handOn((await body()) as { sentence: string }),
};

interface Asked {
  /** The address below the editor's own. */
  what: string;
  /** Hears of each file of content that was written, came or went. */
  onWritten: (name: string, event?: "change" | "add" | "unlink") => void;
}

export async function answerEditor(
  request: IncomingMessage,
  response: ServerResponse,
  { what, onWritten }: Asked,
): Promise<void> {
  try {
    if (what === PICTURE) return await answerPicture(request, response);
    mayAsk(request);
    if (!what.startsWith("api/")) return await sendForm(response, what || "index.html");
    const answers = request.method === "POST" ? WRITE : READ;
    const answer = answers[what.slice("api/".length)];
    if (!answer) return send(response, 404, { error: "There is nothing here." });
    const name = new URL(request.url ?? "", "http://editor").searchParams.get("name") ?? "";
    const body = () => bodyOf(request);
    send(response, 200, await answer({ name, body, onWritten }));
  } catch (error) {
    const status = error instanceof Refused ? error.status : 500;
    send(response, status, { error: error instanceof Error ? error.message : String(error) });
  }
}

function send(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
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
