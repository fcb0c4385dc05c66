/** Any address that is no page: HTTP 404, inside the layout. */
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useSite } from "#app/layout/site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./not-found.module.css";

export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}

/** Also the error boundary of pages whose address may lead nowhere. Passes on any other error. */
export function NotFound() {
  const error = useRouteError();
  const { notFound } = useSite();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <div className={styles.notFound}>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{notFound.heading}</h1>
      <p>{notFound.text}</p>
      <nav aria-label={notFound.waysBack}>
        <ul>
          {notFound.links.map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

export const ErrorBoundary = NotFound;
