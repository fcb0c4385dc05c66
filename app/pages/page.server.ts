import { contentFor } from "#app/content/load.server.ts";
import { pageData } from "#app/pages/page-data.server.ts";

/** Of any page at a fixed address that is a list of sections. */
export function loader({ url }: { url: URL }) {
  const content = contentFor(url);
  return pageData(content.pages[content.address], content);
}
