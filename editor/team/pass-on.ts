/** Has a person's server answer, and hears nothing of who asked but what was asked. */
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import { Closed } from "./closed.ts";

/** Of what browsers say. Cookies and what logins say are not among it. */
const ASKED_WITH = [
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
/** Of what a person's server says: what concerns the connection, and what only we say, is left out. */
const NOT_ANSWERED_WITH = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "set-cookie",
  "access-control-allow-origin",
  "strict-transport-security",
]);

export interface Asked {
  socket: string;
  method: string;
  /** From its first slash, without an origin. */
  address: string;
  headers: Record<string, string>;
  /** All of it: who answers before the last part has come ends the line, and the answer is lost. */
  body?: Buffer;
}

/** For the form's own questions: the person's server knows them as those of `npm run edit`. */
export const AS_FORM = {
  host: "localhost",
  origin: "http://localhost",
  "sec-fetch-site": "same-origin",
};
/** For the pages beside it: a name at which the person's server answers nothing of the editor. */
export const AS_PAGE = { host: "preview.localhost" };

export function askedWith({ headers }: IncomingMessage): Record<string, string> {
  const told = ASKED_WITH.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(told.filter((pair): pair is [string, string] => !!pair[1]));
}

/** @throws Closed where the person's server does not answer */
export function answerOf({ socket, body, ...asked }: Asked) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { method, address, headers } = asked;
    // A connection that was kept could end just now.
    const passed = request({ socketPath: socket, method, path: address, headers, agent: false });
    passed.once("response", resolve);
    passed.once("error", () => reject(new Closed(502, "The editor was interrupted. Try again.")));
    passed.end(body);
  });
}

/** @param own headers of ours, which stand in the place of the same of the answer */
export function passBack(
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
  const told = Object.entries(headers).filter(([name]) => !NOT_ANSWERED_WITH.has(name));
  return Object.fromEntries(told.filter((pair): pair is [string, string | string[]] => !!pair[1]));
}

const UPGRADED_WITH = [
  "connection",
  "upgrade",
  "sec-websocket-key",
  "sec-websocket-version",
  "sec-websocket-protocol",
  "sec-websocket-extensions",
];

/** Pages beside the form hear by a web socket when they are to be loaded anew. */
export function passUpgrade(from: IncomingMessage, to: Duplex, socket: string, address: string) {
  const told = UPGRADED_WITH.map((name) => [name, from.headers[name]] as const);
  const headers = { ...Object.fromEntries(told.filter(([, value]) => value)), ...AS_PAGE };
  const passed = request({
    agent: false,
    socketPath: socket,
    path: address,
    headers: headers as Record<string, string>,
  });
  passed.once("error", () => to.destroy());
  passed.once("response", () => to.destroy());
  passed.once("upgrade", ({ headers: answered }, there) => {
    const lines = Object.entries(answered).map(([name, value]) => `${name}: ${String(value)}`);
    to.write(["HTTP/1.1 101 Switching Protocols", ...lines, "", ""].join("\r\n"));
    there.once("error", () => to.destroy()).once("close", () => to.destroy());
    to.once("close", () => there.destroy());
    there.pipe(to).pipe(there);
  });
  to.once("error", () => passed.destroy());
  passed.end();
}
