/**
 * When code cannot be fetched (the site was updated meanwhile, or the line broke), React Router
 * reloads the page that the visitor wants to leave, or just points at a link of. Here that becomes a
 * full load of the page they asked for; without a connection, they stay and are told. Browsers
 * without the Navigation API keep the reload, but do not ask while offline (stay-while-offline.ts).
 */
import { isKept } from "#app/offline/is-kept.ts";
import { isServerThere, tellConnection } from "#app/ui/connection.ts";

export interface NextPage {
  url: URL;
  /** Aborted when the visitor goes elsewhere. */
  signal: AbortSignal;
}

/** The page that is on its way. */
let next: NextPage | undefined;

/** @returns what ends it */
export function expectPage(page: NextPage): () => void {
  next = page;
  return () => {
    if (next === page) next = undefined;
  };
}

/** Says that we ourselves ask for a reload. */
const MEANT = "meant";

export function reloadPage() {
  if (window.navigation) window.navigation.reload({ info: MEANT });
  else window.location.reload();
}

export function leaveWhenCodeIsMissing() {
  /** React Router asks once for each part of a page that it misses. */
  let leaving: NextPage | undefined;
  window.navigation?.addEventListener("navigate", (event) => {
    const byVisitor = event.userInitiated || event.info === MEANT;
    if (event.navigationType !== "reload" || byVisitor || !event.cancelable) return;
    event.preventDefault();
    if (!next || next === leaving) return;
    leaving = next;
    void leaveFor(next);
  });
}

async function leaveFor({ url, signal }: NextPage) {
  const comes = (await isServerThere()) || (await isKept(url.pathname));
  if (signal.aborted) return;
  if (comes) window.location.assign(url);
  else tellConnection("lost");
}
