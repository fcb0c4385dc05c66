/** Announces to another program what staff are told by mail. See docs/webhook.md. */
import { createHmac } from "node:crypto";

/** Whoever receives must be quick: store what comes, and work on it later. */
const PATIENCE_MS = 10_000;

export interface Webhook {
  url: string;
  secret: string;
}

export interface Announcement {
  /** The same at every attempt. */
  id: string;
  /** JSON */
  body: string;
}

/**
 * Posts an announcement, signed by the convention of standardwebhooks.com.
 *
 * @throws when the answer is not one of success, or does not come in time
 */
export async function announce(
  { url, secret }: Webhook,
  { id, body }: Announcement,
  signal: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<void> {
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
    // What is announced is for one receiver, not for wherever it points.
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new RefusedError(response.status);
}

class RefusedError extends Error {
  readonly code = "EWEBHOOK";
  readonly responseCode: number;

  constructor(status: number) {
    super(`The webhook answered ${status}`);
    this.responseCode = status;
  }
}

/** A secret that begins with `whsec_` is, by the same convention, a key in Base64. */
function signature(secret: string, text: string): string {
  const prefix = "whsec_";
  const key = secret.startsWith(prefix)
    ? Buffer.from(secret.slice(prefix.length), "base64")
    : secret;
  return createHmac("sha256", key).update(text).digest("base64");
}
