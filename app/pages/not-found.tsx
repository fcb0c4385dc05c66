/** Any address that is no page: HTTP 404, inside the layout. */
import { isRouteErrorResponse, useRouteError } from "react-router";
import { contentFor } from "#app/content/load.server.ts";
import { type MissingPageWords, missingPage } from "#app/pages/page.server.ts";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { Pills } from "#app/ui/link-list.tsx";
import common from "#app/ui/common.module.css";
import styles from "./not-found.module.css";
import type { Route } from "./+types/not-found";

export function loader({ url }: Route.LoaderArgs) {
  throw missingPage(contentFor(url));
}

export default function NotFoundPage() {
  return null;
}

/** Also the error boundary of pages whose address may lead nowhere. Passes on any other error. */
export function NotFound() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const { title, heading, text, picture, waysBack, links } = error.data as MissingPageWords;
  return (
    <section className={`${common.halves} ${styles.poster}`}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <LazyImage
        eager
        picture={picture}
        sizes={`(width >= 60rem) 36rem, ${AS_WIDE_AS_PHONE}`}
        className={styles.picture}
      />
      <div>
        <h1 tabIndex={-1}>{heading}</h1>
        <Paragraph className={styles.text}>{text}</Paragraph>
        <nav aria-label={waysBack}>
          <Pills links={links} />
        </nav>
      </div>
    </section>
  );
}

export const ErrorBoundary = NotFound;
