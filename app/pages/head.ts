import type { MetaDescriptor } from "react-router";
import type { Head } from "#app/content/head.server.ts";
import { localeOf } from "#app/content/language.ts";
import { SHARE_SIZE } from "#app/content/share-pictures.ts";

/** What a loader gave, if it gave anything. */
interface Loaded<Data> {
  loaderData?: Data | undefined;
}

/** The `meta` of every page: turns the prepared head into tags. */
export function headTags({ loaderData }: Loaded<{ head: Head }>): MetaDescriptor[] {
  return loaderData ? [{ title: loaderData.head.title }, ...untitledTags({ loaderData })] : [];
}

/** The same for pages that render their title themselves, because it changes. */
export function untitledTags({ loaderData }: Loaded<{ head: Head }>): MetaDescriptor[] {
  if (!loaderData) return [];
  const { head } = loaderData;
  return [
    { name: "description", content: head.description },
    { tagName: "link", rel: "canonical", href: head.canonical },
    ...head.alternates.map(({ language, address }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: language,
      href: address,
    })),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: head.siteName },
    ...localesOf(head),
    { property: "og:title", content: head.shared?.title ?? head.title },
    { property: "og:description", content: head.description },
    { property: "og:url", content: head.shared?.address ?? head.canonical },
    { property: "og:image", content: head.sharePicture.address },
    { property: "og:image:width", content: String(SHARE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_SIZE.height) },
    { property: "og:image:alt", content: head.sharePicture.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** As networks write languages: `es_US`. */
function localesOf({ language, alternates }: Head): MetaDescriptor[] {
  const written = (one: string) => localeOf(one).replace("-", "_");
  const others = alternates.filter((one) => ![language, "x-default"].includes(one.language));
  return [
    { property: "og:locale", content: written(language) },
    ...others.map((one) => ({
      property: "og:locale:alternate",
      content: written(one.language),
    })),
  ];
}

/** Pages that answer one person: nothing for search engines, nothing for caches. */
export const answerTags = ({ loaderData }: Loaded<{ title: string }>): MetaDescriptor[] =>
  loaderData ? [{ title: loaderData.title }, { name: "robots", content: "noindex" }] : [];

export const answerHeaders = () => ({ "Cache-Control": "no-store" });
