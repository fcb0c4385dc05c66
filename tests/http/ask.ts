/** Asks the built site, by the bytes of a request: nothing tidies an address or hides a redirect. */
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { inject } from "vitest";

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** A form is sent as one, a text as it is. */
  body?: URLSearchParams | FormData | string | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
}

export async function ask(address: string, asked: Asked = {}): Promise<Answer> {
  const { hostname, port } = new URL(inject("site"));
  const { method = "GET", body } = asked;
  const written = new Response(body);
  const type = written.headers.get("Content-Type");
  const headers = { ...(type && { "Content-Type": type }), ...asked.headers };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // A connection for each: one that is kept may end while a busy test does not look.
  request({ hostname, port, path: address, method, headers, agent: false }, resolve)
    .on("error", reject)
    .end(Buffer.from(await written.arrayBuffer()));
  const answer = await promise;
  const bytes = await buffer(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: new Headers(
      Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    ),
    bytes,
    text: bytes.toString(),
  };
}

const built = new Map<string, string>();

/**
 * What is the same for everybody, as it is sent: many tests look at every page.
 *
 * @throws when it is not there
 */
export async function sent(address: string): Promise<string> {
  const known = built.get(address);
  if (known !== undefined) return known;
  const { status, text } = await ask(address);
  if (status !== 200) throw new Error(`${address} is answered with ${status}`);
  built.set(address, text);
  return text;
}
