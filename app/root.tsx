/** The document around every page, and the screen for unexpected errors. */
import "#app/styles/base.css";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, useRouteError, useRouteLoaderData } from "react-router";
import { AnalyticsBeacon } from "#app/analytics-beacon.tsx";
import { loadInFull } from "#app/document/full-load.ts";
import { useOwnDocument } from "#app/document/own-document.ts";
import { ErrorScreen } from "#app/layout/error-screen.tsx";
import { Loading } from "#app/layout/loading.tsx";
import { NavigationEffects } from "#app/layout/navigation-effects.tsx";
import { siteFacts } from "#app/site-facts.server.ts";
import { SiteContext } from "#app/ui/site.ts";
import type { Route } from "./+types/root";

export const loader = ({ url }: Route.LoaderArgs) => siteFacts(url);

/**
 * The same on every page of a language, so it stays, also when the next page cannot be had. Pages in another
 * language are loaded in full (ui/language-links.tsx).
 */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  if (useOwnDocument() && !error) return children;
  return (
    <html lang={site?.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {site && <meta name="theme-color" content={site.pageColor} />}
        {site && <link rel="icon" href={`/${site.logo.mark}`} type="image/svg+xml" />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* Built pages get theirs in app/document/. */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export const clientMiddleware = [loadInFull];

export default function App({ loaderData }: Route.ComponentProps) {
  if (useOwnDocument()) return <Outlet />;
  return (
    <SiteContext value={loaderData}>
      <NavigationEffects />
      <AnalyticsBeacon />
      <Loading />
      <Outlet />
    </SiteContext>
  );
}

export const ErrorBoundary = ErrorScreen;
