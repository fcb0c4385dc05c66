import type { ServerBuild } from "react-router";

/**
 * Which pages answer what their address asks: those made at build that say themselves what caches may do
 * with an answer. Asked nothing, they are sent as the build made them.
 */
export function toolPagesOf({ routes, prerender }: ServerBuild): (path: string) => boolean {
  const withHeaders = Object.values(routes).flatMap((route) =>
    route?.path && route.module.headers ? [route.path] : [],
  );
  const made = new Set(prerender);
  const tools = new Set(
    withHeaders.map((path) => `/${path.replace(/^\//, "")}`).filter((path) => made.has(path)),
  );
  return (path) => tools.has(path);
}
