/** A page that the company added: a file in content/en/pages/guides, of which the table of routes knows nothing. */
import components from "virtual:sections/pages/guides";
import { pageOf } from "#app/pages/page.tsx";

export { NotFound as ErrorBoundary } from "#app/pages/not-found.tsx";
export { loader } from "#app/pages/page.server.ts";
export { headTags as meta } from "#app/pages/head.ts";

export default pageOf(components);
