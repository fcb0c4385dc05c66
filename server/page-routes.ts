/** What the routes of the build tell about addresses. */
import { matchPath, type ServerBuild } from "react-router";

/** Which addresses take a form: those of pages with an action, for browsers with and without scripts. */
export function formPagesOf({ routes }: ServerBuild): (path: string) => boolean {
  const patterns = Object.values(routes).flatMap((route) =>
    route?.path && route.module.action ? [route.path] : [],
  );
  return (path) => {
    const page = path.replace(/\.data$/, "");
    return patterns.some((pattern) => matchPath(pattern, page) !== null);
  };
}

/**
 * The prerendered pages that answer the query in their address: they export `headers`. Without a
 * query they are sent as the build made them.
 */
export function toolPagesOf({ routes, prerender }: ServerBuild): ReadonlySet<string> {
  const answering = Object.values(routes).filter((route) => route?.module.headers);
  const paths = new Set(answering.map((route) => `/${route?.path?.replace(/^\//, "")}`));
  return new Set(prerender.filter((address) => paths.has(address)));
}
