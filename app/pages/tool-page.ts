/** Pages of tools: what an address asks is answered there, and is nobody else's business. */
import type { MetaDescriptor } from "react-router";
import type { Head } from "#app/content/head.server.ts";
import { headTags } from "#app/pages/head.ts";

/** Of an answer to an address with a query; without one, the page is made at build like any other. */
export const headers = () => ({
  "Cache-Control": "private, no-cache",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
});

interface Args {
  loaderData?: { head: Head } | undefined;
  location: { search: string };
}

export const meta = (args: Args) => toolTags(args, "no-referrer");

/** Answers can be typed into a page that came without any, so no link of it may tell its address. */
export const toolTags = (
  { loaderData, location: { search } }: Args,
  referrer: string,
): MetaDescriptor[] => [
  ...headTags(loaderData?.head),
  { name: "referrer", content: referrer },
  ...(search ? [{ name: "robots", content: "noindex" }] : []),
];
