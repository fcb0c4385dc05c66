/** One page, one address: works out the address that a request line should have had. */

/** Longer request targets are refused with 414. */
export const LONGEST_ADDRESS = 4096;

type ReadAddress =
  | { kind: "right"; path: string; query: string }
  | { kind: "move"; to: string }
  | { kind: "malformed" };

// oxlint-disable-next-line no-control-regex -- these are what no address may hold
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;
/** Vite names files with capital letters, so addresses under these keep their case. */
const FILES = /^\/(assets|images)\//;

/**
 * Lower case, no empty or trailing segment, no `index.html`, nothing escaped without need.
 *
 * @param target the request target as sent, like `/Solar/?a=b` or `http://host/solar`
 */
export function readAddress(target: string): ReadAddress {
  const [rawPath = "", ...queryParts] = withoutOrigin(target).split("?");
  const query = queryParts.length > 0 ? `?${queryParts.join("?")}` : "";
  const decoded = decode(rawPath);
  if (!rawPath.startsWith("/") || decoded === undefined || FORBIDDEN.test(decoded)) {
    return { kind: "malformed" };
  }
  const path = canonical(decoded);
  if (path === undefined) return { kind: "malformed" };
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return encoded === rawPath
    ? { kind: "right", path, query }
    : { kind: "move", to: encoded + query };
}

function canonical(path: string): string | undefined {
  const segments = path.split("/").filter((segment) => segment !== "");
  if (segments.some((segment) => segment === "." || segment === "..")) return undefined;
  if (segments.at(-1)?.toLowerCase() === "index.html") segments.pop();
  const joined = `/${segments.join("/")}`;
  return FILES.test(joined) ? joined : joined.toLowerCase();
}

/** Proxies may send the whole address; only its path counts here. */
export function withoutOrigin(target: string): string {
  return target.replace(/^https?:\/\/[^/?]*(?=[/?]|$)/i, "").split("#")[0] ?? "";
}

/** A name with letters, or an address of IPv6, and a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** Whether this can be the host of an address; others would break it, or change its path. */
export function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
