/** Liveness and readiness: `/healthz` whether the process lives, `/readyz` whether it can keep requests. */
import type { IncomingMessage, ServerResponse } from "node:http";

/** Whoever watches does not wait longer than this for the database. */
const LONGEST_CHECK_MS = 3000;

/**
 * @param check tells the state of what the process needs; throws when it cannot be used
 * @returns whether this was a question about health; then it is or will be answered
 */
export function answersHealth(
  request: IncomingMessage,
  response: ServerResponse,
  check: () => Promise<object>,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (request.url === "/healthz") {
    answer(response, 200, { process: "ok" });
    return true;
  }
  if (request.url !== "/readyz") return false;
  void withinTime(check()).then(
    (outbox) => answer(response, 200, { database: "ok", outbox }),
    () => answer(response, 503, { database: "unreachable" }),
  );
  return true;
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(response.req.method === "HEAD" ? undefined : `${JSON.stringify(body)}\n`);
}

function withinTime<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("took too long")), LONGEST_CHECK_MS);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
