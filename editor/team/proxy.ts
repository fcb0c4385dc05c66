/** Forwards a request to a person's server, without anything that says who asked. */
import { HttpError } from "#editor/server/requests.ts";
import { type IncomingMessage, request as send, type ServerResponse } from "node:http";

/** Cookies and what the login says are not among them. */
const REQUEST_HEADERS = [
  "accept",
  "accept-language",
  "content-type",
  "content-length",
  "if-modified-since",
  "if-none-match",
  "range",
  "sec-fetch-dest",
  "user-agent",
];
/** What concerns the connection, and what only we may say. */
const REMOVED_FROM_ANSWER = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "set-cookie",
  "access-control-allow-origin",
  "strict-transport-security",
];

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

/** @throws HttpError 502 if the person's server does not answer */
export function forward(
  { method, headers: all }: IncomingMessage,
  { socket, address, headers, body }: Target,
): Promise<IncomingMessage> {
  const kept = REQUEST_HEADERS.flatMap((name) => (all[name] ? [[name, all[name]]] : []));
  return new Promise((resolve, reject) => {
    const sent = send({
      socketPath: socket,
      method,
      path: address,
      headers: { ...Object.fromEntries(kept), ...headers },
      // A kept connection could end just now.
      agent: false,
    });
    sent.once("response", resolve);
    sent.once("error", () => reject(new HttpError("The editor was interrupted. Try again.", 502)));
    sent.end(body);
  });
}

/** @param own headers of ours, which replace the same ones of the answer */
export function sendBack(
  answer: IncomingMessage,
  response: ServerResponse,
  own: Record<string, string>,
) {
  const headers = { ...answer.headers, ...own };
  for (const name of REMOVED_FROM_ANSWER) delete headers[name];
  response.writeHead(answer.statusCode ?? 502, headers);
  answer.pipe(response);
  answer.once("error", () => response.destroy());
  response.once("close", () => answer.destroy());
}
