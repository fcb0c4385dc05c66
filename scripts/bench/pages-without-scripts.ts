/** The floor of a measurement: the same site with every script taken out of its pages. */
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

interface Answer {
  headers: [string, string][];
  body: Buffer;
}

/** These belong to one way of sending, or to the body as it was. */
const NOT_PASSED_ON =
  /^(connection|keep-alive|transfer-encoding|content-encoding|content-length|date|etag|vary)$/;

/** Answers like the site at this origin, with its headers, compressed like it. */
export function serveWithoutScripts(origin: string) {
  const kept = new Map<string, Answer>();
  return createServer(async (request, response) => {
    const address = request.url ?? "/";
    const answer = kept.get(address) ?? (await fetchWithoutScripts(origin + address));
    kept.set(address, answer);
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.end(answer.body);
  });
}

async function fetchWithoutScripts(url: string): Promise<Answer> {
  const answer = await fetch(url);
  const type = answer.headers.get("content-type") ?? "";
  const headers = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.test(name));
  const body = Buffer.from(await answer.arrayBuffer());
  if (isPacked(type)) return { headers, body };
  const text = type.startsWith("text/html") ? withoutScripts(body.toString()) : body;
  return { headers: [...headers, ["content-encoding", "br"]], body: brotliCompressSync(text) };
}

/** Structured data stays: it is no script. */
export function withoutScripts(html: string): string {
  return html.replace(/<script(?! type="application)[\s\S]*?<\/script>/g, "");
}

/** Pictures and fonts are compressed in themselves. */
function isPacked(type: string): boolean {
  return /^(image\/(avif|webp|png|jpeg)|font\/)/.test(type);
}
