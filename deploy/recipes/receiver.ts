/**
 * Takes what the site announces by its webhook, and hands it on to another program. See
 * docs/webhook.md. It needs nothing but Node, and keeps nothing: what the other program did not take
 * is answered with 502, so that the site sends it again.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** So old an announcement was overheard, and is sent by somebody else. */
const OLDEST_SECONDS = 300;
/** Shorter than the site waits for its answer. */
export const PATIENCE_MS = 8000;

export interface Announcement {
  /** Names it: the same at every attempt. */
  id: string;
  type: "request.received" | "deletion.verified" | "contact.stopped";
  timestamp: string;
  /** Of a request all that docs/webhook.md shows; of a stop `contact` and `references`. */
  data: Record<string, unknown>;
}

/** A line for each question that was answered. */
export const linesOf = (answers: unknown): string[] =>
  Object.entries((answers ?? {}) as Record<string, string | string[]>)
    .filter(([, answer]) => answer.length > 0)
    .map(([question, answer]) => `${question}: ${[answer].flat().join(", ")}`);

/** The other program did not take it. The message goes into the log, so it quotes nothing. */
export class NotTaken extends Error {}

/**
 * Listens on this machine, at `RECEIVER_PORT` or 3090.
 *
 * @param handOn returns when the announcement is taken; throws when it is not. The same announcement
 *   can come twice.
 */
export function receive(handOn: (announcement: Announcement) => Promise<void>): void {
  const secret = setting("WEBHOOK_SECRET");
  const server = createServer(async (request, response) => {
    const parts = await request
      .setEncoding("utf8")
      .toArray()
      .catch(() => []);
    const body = parts.join("");
    response.writeHead(await statusFor(request, body)).end();
  });
  server.listen(Number(process.env.RECEIVER_PORT ?? 3090), "127.0.0.1", () => {
    console.log(`Receiving at http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });

  async function statusFor(request: IncomingMessage, body: string): Promise<number> {
    if (!isGenuine(request, body, secret)) return 401;
    const id = header(request, "webhook-id");
    try {
      await handOn({ ...JSON.parse(body), id });
      return 204;
    } catch (error) {
      console.error(`${id} was not taken: ${reason(error)}`);
      return 502;
    }
  }
}

/** @throws when it is not set, which ends the program */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; see docs/webhook.md`);
  return value;
}

function isGenuine(request: IncomingMessage, body: string, secret: string): boolean {
  const [id, timestamp, signature] = ["id", "timestamp", "signature"].map((name) =>
    header(request, `webhook-${name}`),
  );
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  const ours = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  const theirs = Buffer.from(signature?.replace(/^v1,/, "") ?? "", "base64");
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  return age < OLDEST_SECONDS && ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? "");

/** Other errors may quote what a visitor wrote. */
function reason(error: unknown): string {
  return error instanceof NotTaken ? error.message : (error as Error).name;
}
