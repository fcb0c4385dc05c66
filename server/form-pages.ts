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
