/** A proxy between the browser and the built site: the network that a test can cut, slow down and change. */
import { once } from "node:events";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "#server/testing/free-port.ts";

/** What becomes of an answer on its way. */
interface Change {
  status?: number;
  /** Of a text. */
  text?: (text: string) => string;
  /** It waits for this. */
  held?: Promise<unknown>;
}

/** @param site the origin of the built site */
export async function createProxy(site: string) {
  const port = await freePort();
  const changes = new Map<string, Change>();
  const asked: string[] = [];
  const { hostname, port: upstream } = new URL(site);
  let server = createServer();

  async function goOn() {
    server = createServer(async (request, response) => {
      const address = request.url ?? "/";
      asked.push(`${request.method} ${address}`);
      const change = changes.get(address.split("?")[0] ?? "") ?? {};
      await change.held;
      // Changed text must come as text, and whole.
      const plain = change.text && {
        "accept-encoding": "identity",
        "if-none-match": "",
        "if-modified-since": "",
      };
      const { method, headers } = request;
      const asPlain = { ...headers, ...plain };
      const onwards = ask({ hostname, port: upstream, path: address, method, headers: asPlain });
      request.pipe(onwards);
      onwards.on("error", () => response.destroy());
      const [answer] = await once(onwards, "response").catch(() => []);
      if (!answer) return response.destroy();
      const { etag: _etag, "content-length": _length, ...others } = answer.headers;
      const status = change.status ?? answer.statusCode;
      if (!change.text) {
        return answer.pipe(response.writeHead(status, change.status ? others : answer.headers));
      }
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      response.writeHead(status, others).end(change.text(Buffer.concat(chunks).toString()));
    });
    server.listen(port);
    await once(server, "listening");
  }
  await goOn();

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** What came by, like `GET /solar`. */
    asked,
    /** Of one address, whatever its query. */
    change: (address: string, change: Change) => void changes.set(address, change),
    /** As if the cable were pulled. */
    async cut() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    goOn,
  };
}
