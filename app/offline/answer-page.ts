/** The network first, and the store where that fails or is slow: so nobody online sees an old page. */
import { words } from "virtual:worker-settings";
import { keptCopy, languageOf } from "#app/offline/kept-copy.ts";
import { keptFile } from "#app/offline/kept-file.ts";
import { notKeptPage } from "#app/offline/not-kept-page.ts";
import { findKept } from "#app/offline/store.ts";

/** On a crowded network, as in a storm, the first byte takes a second or two. */
export const LONGEST_WAIT_MS = 4000;

/** Behind a proxy, this is also how a server answers that is away. */
const BROKEN = 500;

/** @param path of a page that may be kept */
export async function answerPage(request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  const slow = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  const first = await Promise.race([network, slow]).catch(() => undefined);
  if (first && first.status < BROKEN) return first;
  const kept = await fromStore(path).catch(() => undefined);
  return kept ?? network.catch(() => notKeptPage(path));
}

async function fromStore(path: string): Promise<Response | undefined> {
  const kept = await findKept(path);
  if (!kept) return undefined;
  const html = await kept.text();
  const { keptAt } = keptFile(path, kept);
  const said = words[languageOf(html)] ?? words.en;
  const copy = said && keptCopy(html, { keptAt, words: said });
  const headers = new Headers(kept.headers);
  headers.delete("Content-Length");
  return new Response(copy, { headers });
}
