import type { ComponentProps } from "react";
import { Link } from "react-router";
import { STORM_ADDRESSES } from "#app/content/storm.ts";
import { useSite } from "#app/ui/site.ts";

interface Props extends Omit<ComponentProps<typeof Link>, "to"> {
  /** An address as content writes it, without language, like `/solar` or `/#home-services`. */
  to: string;
}

/** A link to a page of this site, in the visitor's language. Fetches ahead when it is pointed at. */
export function PageLink({ to, ...props }: Props) {
  const { prefix } = useSite();
  const address = prefix ? `${prefix}${to.replace(/^\/(?=#|$)/, "")}` : to;
  // The browser knows all routes from the start (react-router.config.ts): none is to be discovered.
  const how = isDocument(to)
    ? ({ reloadDocument: true } as const)
    : ({ prefetch: "intent" } as const);
  return <Link discover="none" {...how} {...props} to={address} />;
}

/** Whether a page draws a whole document, and is loaded as one. */
const isDocument = (to: string) => STORM_ADDRESSES.some((address) => address === to.split("#")[0]);
