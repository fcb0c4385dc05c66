/** Takes a form: not too often from one visitor, not too long, and all of it before its page gets it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendResponse } from "@remix-run/node-fetch-server";
import { clientAddress, hasUnknownProxy } from "#server/client-address.ts";
import { FormTooLong, formRequest, readForm } from "#server/form-post.ts";
import type { FormLimits } from "#server/form-limits.ts";
import { isOnlyAnswered } from "#server/kept-forms.ts";
import type { Proxies } from "#server/proxies.ts";
import type { SentOnce } from "#server/sent-once.ts";

/** Answers with a small page that says why not. */
export type Refuse = (
  status: number,
  response: ServerResponse,
  headers?: Record<string, string>,
) => void;

export interface Forms {
  /** Whether the page at this address takes a form. */
  takenAt: (path: string) => boolean;
  /** React Router, for a form that was sent. */
  handle: (request: Request) => Promise<Response>;
  limits: FormLimits;
  once: SentOnce;
  /** Our own, before this server. */
  proxies: Proxies;
  /** Is told when a proxy seems to be ours which we do not know. */
  onUnknownProxy: () => void;
}

export async function receiveForm(
  request: IncomingMessage,
  response: ServerResponse,
  { handle, limits, once, proxies, onUnknownProxy }: Forms,
  refuse: Refuse,
) {
  if (hasUnknownProxy(request, proxies)) onUnknownProxy();
  const client = clientAddress(request, proxies);
  const [path = "/"] = (request.url ?? "/").split("?");
  if (!(await limits.allow(client, path))) {
    return refuse(429, response, { "Retry-After": "60", Connection: "close" });
  }
  try {
    const body = await readForm(request);
    const reads = request.headers["accept-encoding"]?.toString() ?? "";
    const send = async () => {
      const told = await handle(
        formRequest(request, body, { client, trustsProxy: proxies.most > 0 }),
      );
      // An answer is a refusal, or the way to a confirmation.
      if (told.status < 400) await limits.kept(path);
      return told;
    };
    const answer = isOnlyAnswered(path)
      ? send()
      : once([client, request.url ?? "/", reads, body], send);
    await sendResponse(response, await answer);
  } catch (error) {
    if (error instanceof FormTooLong) return refuse(413, response, { Connection: "close" });
    // The visitor hung up; there is nobody to answer.
    response.destroy();
  }
}
