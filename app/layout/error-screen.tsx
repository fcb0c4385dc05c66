import { useLocation, useRouteLoaderData } from "react-router";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import type { siteFacts } from "#app/site-facts.server.ts";
import action from "#app/ui/actions.module.css";
import common from "#app/ui/common.module.css";
import styles from "./error-screen.module.css";

/** The title the specification gives this screen, in every language. */
export const ERROR_TITLE = "Unexpected Application Error!";

/** What a visitor sees when a page breaks. */
export function ErrorScreen() {
  const { pathname } = useLocation();
  const site = useRouteLoaderData<typeof siteFacts>("root");
  return (
    <main className={styles.screen}>
      <title>{ERROR_TITLE}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1} lang={DEFAULT_LANGUAGE}>
        {ERROR_TITLE}
      </h1>
      {site && (
        <>
          <p>{site.error.text}</p>
          <p className={action.actions}>
            {/* Full loads on purpose: whatever broke, the next page starts afresh. */}
            <a href={pathname} className={action.action}>
              {site.error.tryAgain}
            </a>
            <a href={site.prefix || "/"} className={action.action}>
              {site.error.goHome}
            </a>
            <a href={`tel:${site.phone.dialled}`} className={action.action}>
              {site.phone.shown}
            </a>
          </p>
          <p className={common.note}>
            {site.licences.label} {site.licences.numbers.join(", ")}
          </p>
        </>
      )}
    </main>
  );
}
