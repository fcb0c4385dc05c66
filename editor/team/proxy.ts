/** Forwards a request to a person's server, without anything that says who asked. */
import { HttpError } from "#editor/server/requests.ts";
import { once } from "node:events";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from "node:http";

/** Cookies and what the login says are not among them. */
const REQUEST_HEADERS = `accept accept-language content-type content-length if-modified-since
  if-none-match range sec-fetch-dest user-agent`.split(/\s+/);
/** What concerns the connection, and what only we may say. */
const REMOVED_FROM_ANSWER = `connection keep-alive transfer-encoding set-cookie
  access-control-allow-origin strict-transport-security`.split(/\s+/);

/** For the form's requests: the person's server takes them as those of `npm run edit`. */
export const AS_FORM = {
  host: "localhost",
  origin: "http://localhost",
  "sec-fetch-site": "same-origin",
};
/** For the pages beside it: a name at which the person's server answers nothing of the editor. */
export const AS_PAGE = { host: "preview.localhost" };

interface Target {
  socket: string;
  /** Path and query. */
  address: string;
  headers: typeof AS_FORM | typeof AS_PAGE;
  /** All of it: a server that answers before the last part has come ends the connection. */
  body?: Buffer | undefined;
}

/**
 * @param own headers of ours, which replace the same ones of the answer
 * @returns its status, as soon as its head has come
 * @throws HttpError 502 if the person's server does not answer
 */
export async function forward(
  { method, headers: all }: IncomingMessage,
  response: ServerResponse,
  { socket, address, headers, body }: Target,
  own: Record<string, string>,
): Promise<number> {
  const kept = REQUEST_HEADERS.flatMap((name) => (all[name] ? [[name, all[name]]] : []));
  const sent = send({
    socketPath: socket,
    method,
    path: address,
    headers: { ...Object.fromEntries(kept), ...headers },
    // A kept connection could end just now.
    agent: false,
  }).end(body);
  const [answer] = (await once(sent, "response").catch(() => {
    throw new HttpError("The editor was interrupted. Try again.", 502);
  })) as [IncomingMessage];
  const answered = { "cache-control": "no-store", ...answer.headers, ...own };
  for (const name of REMOVED_FROM_ANSWER) delete (answered as IncomingHttpHeaders)[name];
  const status = answer.statusCode ?? 502;
  response.writeHead(status, answered);
  answer.pipe(response);
  answer.once("error", () => response.destroy());
  response.once("close", () => answer.destroy());
  return status;
}
