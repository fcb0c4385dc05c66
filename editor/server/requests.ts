/** Who may ask the editor for something: its own form, on this machine. And how it is answered. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { z } from "zod";
import { STRICTEST_POLICY } from "#server/content-security-policy.ts";
import { BodyTooLong, readBody as readWhole } from "#server/read-body.ts";

/** Of the texts of several files. */
export const MAX_JSON_BYTES = 2 * 1024 * 1024;

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** An answer other than 200, with a message for the person who asked. */
export class HttpError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/**
 * Keeps other sites from writing here, and from reading through a name that was made to lead here.
 *
 * @throws HttpError
 */
export function requireOwnForm(
  request: IncomingMessage,
  type: "application/json" | "application/octet-stream" = "application/json",
): void {
  const { headers, method } = request;
  if (!THIS_MACHINE.test(headers.host ?? "")) {
    throw new HttpError("The editor is at localhost only.", 403);
  }
  requireSameOrigin(request, `http://${headers.host}`);
  // No form, and no script of another site without a preflight, can send this.
  if (method === "POST" && headers["content-type"] !== type) {
    throw new HttpError(`That is no ${type}.`, 415);
  }
}

/**
 * Protects against CSRF: browsers tell where other pages, the preview included, are from.
 *
 * @param origin of the form
 * @throws HttpError 403, 405
 */
export function requireSameOrigin({ headers, method }: IncomingMessage, origin: string): void {
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") {
    throw new HttpError("Only the editor itself may ask for this.", 403);
  }
  if (method === "GET" || method === "HEAD") return;
  if (method !== "POST") throw new HttpError("The editor is asked by GET and POST only.", 405);
  if (headers.origin !== origin || site !== "same-origin") {
    throw new HttpError("Only the editor itself may write here.", 403);
  }
}

const NOT_UNDERSTOOD = "The editor did not understand that.";

/** @throws HttpError 400, 413 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  return parseJson(await readBody(request, MAX_JSON_BYTES));
}

/** @throws HttpError 400 */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new HttpError(NOT_UNDERSTOOD);
  }
}

/** @throws HttpError 400 where the form could not have sent it */
export function parseAs<T>(shape: z.ZodType<T>, body: unknown): T {
  const { data, success } = shape.safeParse(body);
  if (!success) throw new HttpError(NOT_UNDERSTOOD);
  return data;
}

/** @throws HttpError 413 as soon as it is more than `max` bytes */
export const readBody = (
  request: IncomingMessage,
  max: number,
  tooLarge = "That is too much at once.",
): Promise<Buffer> =>
  readWhole(request, max).catch((error: unknown) => {
    throw error instanceof BodyTooLong ? new HttpError(tooLarge, 413) : error;
  });

export function sendJson(response: ServerResponse, status: number, value: unknown) {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Security-Policy": STRICTEST_POLICY,
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(JSON.stringify(value ?? {}));
}
