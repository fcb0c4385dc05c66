import { createPath, type Path } from "react-router";

/**
 * When the code of the next page cannot be fetched (the site was updated meanwhile, or the line
 * broke), React Router reloads the page the visitor wants to leave. This turns that reload into
 * a full load of the page they asked for. Browsers without the Navigation API keep the reload.
 *
 * @returns a function that stops watching
 */
export function leaveWhenCodeIsGone(next: Path): () => void {
  const redirect = (event: NavigateEvent) => {
    if (event.navigationType !== "reload" || !event.cancelable) return;
    event.preventDefault();
    window.location.assign(createPath(next));
  };
  window.navigation?.addEventListener("navigate", redirect);
  return () => window.navigation?.removeEventListener("navigate", redirect);
}
