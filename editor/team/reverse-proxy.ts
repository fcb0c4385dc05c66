/** Forwards a request to a person's server, without anything that says who asked. */
import { HttpError } from "#editor/server/requests.ts";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";

/** Cookies and what the login says are not among them. */
const FORWARDED = [
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
const NOT_SENT_BACK = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "set-cookie",
  "access-control-allow-origin",
  "strict-transport-security",
]);

export interface Forwarded {
  socket: string;
  method: string;
  /** From its first slash, without an origin. */
  address: string;
  headers: Record<string, string>;
  /** All of it: a server that answers before the last part has come ends the connection. */
  body?: Buffer;
}

/** For the form's requests: the person's server takes them as those of `npm run edit`. */
export const AS_FORM = {
  host: "localhost",
  origin: "http://localhost",
  "sec-fetch-site": "same-origin",
};
/** For the pages beside it: a name at which the person's server answers nothing of the editor. */
export const AS_PAGE = { host: "preview.localhost" };

export function forwardedHeaders({ headers }: IncomingMessage): Record<string, string> {
  const told = FORWARDED.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(told.filter((pair): pair is [string, string] => !!pair[1]));
}

/** @throws HttpError 502 if the person's server does not answer */
export function forward({ socket, body, method, address, headers }: Forwarded) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    // A kept connection could end just now.
    const sent = request({ socketPath: socket, method, path: address, headers, agent: false });
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
  response.writeHead(answer.statusCode ?? 502, { ...headersOf(answer.headers), ...own });
  answer.pipe(response);
  answer.once("error", () => response.destroy());
  response.once("close", () => answer.destroy());
}

function headersOf(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const told = Object.entries(headers).filter(([name]) => !NOT_SENT_BACK.has(name));
  return Object.fromEntries(told.filter((pair): pair is [string, string | string[]] => !!pair[1]));
}
