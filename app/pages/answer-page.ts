/** Pages that answer one person: nothing for search engines, nothing for caches. */
import type { MetaDescriptor } from "react-router";

export const answerHeaders = () => ({ "Cache-Control": "no-store" });

export const answerTags = (title: string | undefined): MetaDescriptor[] =>
  title ? [{ title }, { name: "robots", content: "noindex" }] : [];
