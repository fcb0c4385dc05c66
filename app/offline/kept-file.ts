/** A page or a file as it lies in the store: it says when it came, how large it is and what it needs. */

/** What a page needs to look like itself and to work. Its styles stand in it, and name more. */
const NEEDED = [
  /"(\/(?:assets\/[\w.-]+\.(?:js|txt|svg|woff2)|icon\.svg))"/g,
  /url\(["']?(\/assets\/[\w.-]+\.(?:svg|woff2))/g,
];

const KEPT_AT = "Kept-At";
const NEEDS = "Kept-Needs";
/** These are about the way it came, which it does not take again. */
const OF_THE_WAY = ["Content-Encoding", "Vary"];

export interface KeptFile {
  path: string;
  /** Of its body, in bytes. */
  size: number;
  /** In milliseconds since 1970. */
  keptAt: number;
  needs: string[];
}

/** The files that a page needs, each once. */
export const neededBy = (html: string): string[] => [
  ...new Set(NEEDED.flatMap((kind) => [...html.matchAll(kind)].map(([, path = ""]) => path))),
];

/** @param body of the answer, which can be read only once */
export function toKeep({ headers: told }: Response, body: ArrayBuffer, needs: string[] = []) {
  const headers = new Headers(told);
  for (const name of OF_THE_WAY) headers.delete(name);
  headers.set("Content-Length", String(body.byteLength));
  headers.set(KEPT_AT, new Date().toISOString());
  headers.set(NEEDS, needs.join(" "));
  return new Response(body, { headers });
}

/** What `toKeep` wrote down. */
export function keptFile(path: string, { headers }: Response): KeptFile {
  return {
    path,
    size: Number(headers.get("Content-Length")),
    keptAt: Date.parse(headers.get(KEPT_AT) ?? ""),
    needs: (headers.get(NEEDS) ?? "").split(" ").filter(Boolean),
  };
}
