import type { PageContent } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import {
  openingOf,
  SHARE_ADDRESS,
  shareAddressOf,
  type ShareManifest,
} from "#app/content/share-pictures.ts";
import manifestFile from "../../images/share.json" with { type: "json" };

const manifest: ShareManifest = manifestFile;

/** The picture to show with a link to this page, and what it shows. */
export function sharePictureFor(page: PageWithClaims, { prefix, address, company }: PageContent) {
  const file = manifest[prefix + address];
  const opening = openingOf(page);
  return file && opening
    ? { address: shareAddressOf(file), alt: `${opening.heading}: ${opening.picture.alt}` }
    : { address: SHARE_ADDRESS, alt: company.name };
}
