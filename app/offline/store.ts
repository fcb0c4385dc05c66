/**
 * The store of kept pages. It never holds a page without all that the page needs, nor what no page
 * needs, nor more than it may. One writes at a time, of two workers, too.
 */
import { type KeptFile, keptFile, neededBy, toKeep } from "#app/offline/kept-file.ts";
import { isKeepable, isKeptAlways } from "#app/offline/kept-pages.ts";

export const STORE = "kept-pages";
export const LARGEST_STORE_BYTES = 2_000_000;

/** Whoever made the answer says that nobody may keep it. */
const FOR_ONE = /no-store|private/;
/** There is no such page any more. */
const GONE = new Set([404, 410]);

/** All that is there, so that no request waits for what is not; nothing until this worker has looked. */
let names: Set<string> | undefined;

export const mayBeKept = (path: string) => names?.has(path) ?? true;

/** @throws where the browser keeps nothing at all */
export async function findKept(path: string): Promise<Response | undefined> {
  const store = await caches.open(STORE);
  names ??= await namesIn(store);
  return store.match(path);
}

/** The pages that are there, the one that came first before the others. */
export async function keptPages(): Promise<KeptFile[]> {
  const files = await filesIn(await caches.open(STORE));
  return files.filter(({ path }) => isKeepable(path)).toSorted((a, b) => a.keptAt - b.keptAt);
}

/**
 * Keeps a page as it is now, with all that it needs. Where there is no room for that, what was kept
 * before stays.
 *
 * @param path without a query
 * @throws when the network or the browser fails; then, too, what was kept before stays
 */
export function keepPage(path: string): Promise<void> {
  return navigator.locks.request(STORE, async () => {
    const store = await caches.open(STORE);
    try {
      const answer = await ask(path);
      if (GONE.has(answer.status)) await store.delete(path);
      if (isToKeep(answer)) await keepWhole(store, path, answer);
    } finally {
      await letGo(store);
      names = await namesIn(store);
    }
  });
}

async function keepWhole(store: Cache, path: string, answer: Response) {
  const page = await answer.arrayBuffer();
  const needs = neededBy(new TextDecoder().decode(page));
  const parts = await Promise.all(
    needs.map(async (part) => ((await store.match(part)) ? undefined : fetchPart(part))),
  );
  const missing = parts.filter((part) => part !== undefined);
  const size = missing.reduce((sum, { body }) => sum + body.byteLength, page.byteLength);
  if (!(await makeRoom(store, path, size, needs))) return;
  for (const { part, body, came } of missing) await store.put(part, toKeep(came, body));
  // Last: what is found is whole.
  await store.put(path, toKeep(answer, page, needs));
}

async function fetchPart(part: string) {
  const came = await ask(part);
  if (!came.ok) throw new Error(`${part} is answered with ${came.status}`);
  return { part, came, body: await came.arrayBuffer() };
}

/** After what the visitor is waiting for. Whether it has changed is asked, unless its name says so. */
const ask = (path: string) =>
  fetch(path, { priority: "low", ...(isKeepable(path) && { cache: "no-cache" }) });

const isToKeep = ({ status, redirected, headers }: Response) =>
  status === 200 &&
  !redirected &&
  headers.get("Content-Type")?.startsWith("text/html") === true &&
  !FOR_ONE.test(headers.get("Cache-Control") ?? "");

/** Tools that were not used for longest go first. @returns whether there is room now */
async function makeRoom(store: Cache, path: string, size: number, needs: string[]) {
  for (;;) {
    const others = (await filesIn(store)).filter((file) => file.path !== path);
    const taken = others.reduce((sum, file) => sum + file.size, 0);
    if (taken + size <= LARGEST_STORE_BYTES) return true;
    const [oldest] = others
      .filter((file) => isKeepable(file.path) && !isKeptAlways(file.path))
      .toSorted((a, b) => a.keptAt - b.keptAt);
    if (!oldest) return false;
    await store.delete(oldest.path);
    await letGo(store, needs);
  }
}

/** Files that no page needs any more, as after a release. @param needs of a page that is to come */
async function letGo(store: Cache, needs: string[] = []) {
  const files = await filesIn(store);
  const needed = new Set([...needs, ...files.flatMap((file) => file.needs)]);
  for (const { path } of files) {
    if (!isKeepable(path) && !needed.has(path)) await store.delete(path);
  }
}

const namesIn = async (store: Cache) =>
  new Set((await store.keys()).map(({ url }) => new URL(url).pathname));

async function filesIn(store: Cache): Promise<KeptFile[]> {
  const requests = await store.keys();
  const files = requests.map(async (request) => {
    const kept = await store.match(request);
    return kept && keptFile(new URL(request.url).pathname, kept);
  });
  return (await Promise.all(files)).filter((file) => file !== undefined);
}
