import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";

/** What every page knows of the site: language, name, phone, and the words of its few messages. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>("root");
  if (!site) throw new Error("The site's own data is missing");
  return site;
}
