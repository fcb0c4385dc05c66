/** Liveness and readiness: `/healthz` whether the process lives, `/readyz` whether it can keep requests. */
import type { ServerResponse } from "node:http";
import type { RequestHandler } from "#server/browser-reports.ts";

/** Whoever watches does not wait longer than this for the database. */
const LONGEST_CHECK_MS = 3000;
/** A look writes to the disk. Whoever asks again within this time gets what the last one found. */
const LOOK_HOLDS_MS = 1000;

/**
 * @param check tells the state of what the process needs; throws when it cannot be used
 * @param isLeaving whether the process was told to stop: proxies turn to others while it still answers
 */
export function createHealthAnswers(
  check: () => Promise<object>,
  isLeaving: () => boolean,
): RequestHandler {
  const look = sharedLook(check);
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    if (request.url !== "/healthz" && request.url !== "/readyz") return false;
    if (isLeaving()) answer(response, 503, { process: "leaving" });
    else if (request.url === "/healthz") answer(response, 200, { process: "ok" });
    else {
      void look().then(
        (outbox) => answer(response, 200, { database: "ok", outbox }),
        () => answer(response, 503, { database: "unusable" }),
      );
    }
    return true;
  };
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(response.req.method === "HEAD" ? undefined : `${JSON.stringify(body)}\n`);
}

/** However many ask at the same time, and soon after: the check is made once for all of them. */
export function sharedLook<State>(check: () => Promise<State>): () => Promise<State> {
  let held: Promise<State> | undefined;
  const letGo = () => void setTimeout(() => (held = undefined), LOOK_HOLDS_MS).unref();
  return () => {
    if (!held) {
      held = withinTime(check());
      void held.then(letGo, letGo);
    }
    return held;
  };
}

function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("took too long")), LONGEST_CHECK_MS);
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
