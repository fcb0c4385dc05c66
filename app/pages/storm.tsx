/**
 * A storm page: a document of its own, for a dying phone on a weak signal. One request brings all of it.
 * There are no pictures and no fonts, its styles stand in it, and its one script only registers the service worker.
 */
import { Meta } from "react-router";
import { OWN_DOCUMENT } from "#app/document/own-document.ts";
import { headTags } from "#app/pages/head.ts";
import { stormData } from "#app/pages/storm-data.server.ts";
import { Calls, Foot, Head, Steps, Words } from "#app/pages/storm-parts.tsx";
import { ForeignWordsContext } from "#app/ui/spoken-words.tsx";
import stylesheet from "./storm.css?url";
import type { Route } from "./+types/storm";

export const handle = OWN_DOCUMENT;

export const loader = ({ url }: Route.LoaderArgs) => stormData(url);

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export default function StormPage({ loaderData }: Route.ComponentProps) {
  const { language, storm, frame, page, foreign } = loaderData;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <ForeignWordsContext value={foreign}>
          <Head {...loaderData} />
          <main>
            {storm && <p className="storm">{storm}</p>}
            <h1>{page.heading}</h1>
            <p className="lead">{page.lead}</p>
            <p className="orders">{frame.orders}</p>
            <nav className="times" aria-label={page.heading}>
              <ol>
                {page.steps.map(({ id, mark }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{mark}</a>
                  </li>
                ))}
              </ol>
            </nav>
            <Steps {...loaderData} />
            {!page.isWhole && (
              <p className="orders">
                <Words {...loaderData}>{frame.recheck}</Words>
              </p>
            )}
            <Calls {...loaderData} />
          </main>
          <Foot {...loaderData} />
        </ForeignWordsContext>
      </body>
    </html>
  );
}
