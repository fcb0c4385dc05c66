import type { ServerBuild } from "react-router";

/** By the address of its page, what the answer of a tool says of itself above its words. */
export type ToolPages = ReadonlyMap<string, () => Record<string, string>>;

/**
 * Which pages answer what their address asks: those made at build that say themselves what caches may do
 * with an answer. Asked nothing, they are sent as the build made them.
 */
export function toolPagesOf({ routes, prerender }: ServerBuild): ToolPages {
  const made = new Set(prerender);
  return new Map(
    Object.values(routes).flatMap((route) => {
      const path = `/${route?.path?.replace(/^\//, "")}`;
      const headers = route?.module.headers;
      // Ours need nothing to say them.
      return headers && made.has(path) ? [[path, headers as () => Record<string, string>]] : [];
    }),
  );
}
