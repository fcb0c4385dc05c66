/** The pictures that other sites show with a link to a page (scripts/share-pictures.ts). */
import type { PageWithClaims } from "#app/content/reading/schema.ts";

/** The size that networks show shared links in, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Each of its houses has a picture of its own: what is seen of it stands behind the question mark. */
export const HOUSE_PAGE = "/tools/your-house";

/** By address with its language, like `/es/solar` and `/es/`: the name of a file in public/share. */
export type ShareManifest = Record<string, string>;

export const shareAddressOf = (file: string) => `/share/${file}`;

/** What a page begins with; nothing where it begins without a picture. */
export function openingOf({ sections }: PageWithClaims) {
  const [first] = sections;
  if (first?.kind === "coming-soon") return { eyebrow: undefined, ...first };
  if (first?.kind === "house-map")
    return { eyebrow: first.heading, ...first, heading: first.line ?? first.heading };
  if (first?.kind !== "hero" || !first.picture) return undefined;
  return { eyebrow: first.eyebrow, heading: first.heading, picture: first.picture };
}
