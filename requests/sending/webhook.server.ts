/** Announces to another program what staff learn by mail, as JSON. See docs/webhook.md. */
import { createHmac } from "node:crypto";
import type { Message, Subject } from "#requests/keeping/outbox.server.ts";
import { deletionDue, type KeptRequest } from "#requests/keeping/request.ts";

/** A receiver must be quick: store what comes, and work on it later. */
const PATIENCE_MS = 10_000;

export interface Webhook {
  url: string;
  secret: string;
}

/** @returns JSON */
export function announcementOf(message: Message, subject: Subject): string {
  return JSON.stringify({ timestamp: message.created_at, ...content(message, subject) });
}

function content(message: Message, subject: Subject) {
  if ("references" in subject) return { type: "contact.stopped", data: subject };
  const data = requestData(subject);
  return message.message === "staff-verified"
    ? { type: "deletion.verified", data: { ...data, dueAt: deletionDue(subject) } }
    : { type: "request.received", data };
}

function requestData(request: KeptRequest) {
  const { reference, kind, createdAt, language, name, email, phone, verifiedAt } = request;
  const { kind: _, ...answers } = request.answers;
  // The network address is kept as proof of a consent, and concerns nobody else.
  const consents = request.consents.map(({ from: __, ...consent }) => consent);
  return {
    reference,
    kind,
    createdAt,
    doNotContact: request.stoppedAt !== undefined,
    language,
    name,
    email,
    phone,
    answers,
    consents,
    verifiedAt,
  };
}

/**
 * Posts an announcement, signed by the convention of standardwebhooks.com.
 *
 * @throws when the answer is not one of success, or does not come in time
 */
export async function announce(
  { url, secret }: Webhook,
  { id, body }: { id: string; body: string },
  signal: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  // The id is the same at every attempt, the time is not.
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": id,
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`,
    },
    body,
    // The announcement is for this receiver, not for any address it points to.
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  await response.body?.cancel();
  const { ok, status: responseCode } = response;
  if (ok) return;
  const error = new Error(`The webhook answered ${responseCode}`);
  throw Object.assign(error, { code: "EWEBHOOK", responseCode });
}

/** A secret that begins with `whsec_` is, by the same convention, a key in Base64. */
function signature(secret: string, text: string): string {
  const prefix = "whsec_";
  const key = secret.startsWith(prefix)
    ? Buffer.from(secret.slice(prefix.length), "base64")
    : secret;
  return createHmac("sha256", key).update(text).digest("base64");
}
