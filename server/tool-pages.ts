import type { ServerBuild } from "react-router";

/**
 * The pages made at build that answer what their address asks: they say themselves what caches may do with
 * an answer. Asked nothing, they are sent as the build made them.
 */
export function toolPagesOf({ routes, prerender }: ServerBuild): ReadonlySet<string> {
  const answering = Object.values(routes).filter((route) => route?.module.headers);
  const paths = new Set(answering.map((route) => `/${route?.path?.replace(/^\//, "")}`));
  return new Set(prerender.filter((address) => paths.has(address)));
}
