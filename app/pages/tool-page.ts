/** Pages of tools: what an address asks is answered there, and is nobody else's business. */
import type { MetaDescriptor } from "react-router";
import { headTags } from "#app/pages/head.ts";

/** Of an answer to an address with a query; without one, the page is made at build like any other. */
export const headers = () => ({
  "Cache-Control": "private, no-cache",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
});

type Args = Parameters<typeof headTags>[0] & { location: { search: string } };

export const meta = (args: Args) => toolTags(args, "no-referrer");

/** Answers can be typed into a page that came without any, so no link of it may tell its address. */
export const toolTags = (args: Args, referrer: string): MetaDescriptor[] => [
  ...headTags(args),
  { name: "referrer", content: referrer },
  ...(args.location.search ? [{ name: "robots", content: "noindex" }] : []),
];
