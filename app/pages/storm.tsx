/**
 * A storm page: a document of its own, for a dying phone on a weak signal. One request brings all of it.
 * There are no pictures and no fonts, its styles stand in it, and its one script only registers the service worker.
 */
import { Meta } from "react-router";
import { dayInWords } from "#app/content/florida-time.ts";
import { parse } from "#app/content/rich-words.ts";
import { addressOfTime, usualHome } from "#app/content/storm.ts";
import { SourceLink } from "#app/ui/source-link.tsx";
import { OWN_DOCUMENT } from "#app/document/own-document.ts";
import { stormData } from "#app/pages/storm-data.server.ts";
import { ForeignWordsContext, SpokenWords } from "#app/ui/spoken-words.tsx";
import stylesheet from "./storm.css?url";
import type { Route } from "./+types/storm";

export const handle = OWN_DOCUMENT;

export const loader = ({ url }: Route.LoaderArgs) => stormData(url);

export { headTags as meta } from "#app/pages/head.ts";

export default function StormPage({ loaderData }: Route.ComponentProps) {
  const { language, storm, frame, page, foreign, isSample } = loaderData;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <ForeignWordsContext value={foreign}>
          <Head {...loaderData} />
          <main>
            {isSample && <p className="sample">{frame.sample}</p>}
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

type Shown = ReturnType<typeof stormData>;

function Steps(shown: Shown) {
  const { frame, page, prefix } = shown;
  return page.steps.map(({ id, heading, when, lines, page: whole }) => (
    <section key={id} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>
        <SpokenWords>{heading}</SpokenWords>
      </h2>
      {when && (
        <p>
          <SpokenWords>{when}</SpokenWords>
        </p>
      )}
      <ul>
        {lines.map(({ says, isOurs }) => (
          <li key={says}>
            <Words {...shown}>{says}</Words>
            {isOurs && <i> ({frame.ours})</i>}
          </li>
        ))}
      </ul>
      {whole && (
        <p className="more">
          <a href={`${prefix}${addressOfTime(whole)}#${id}`}>
            {frame.more}: <SpokenWords>{heading}</SpokenWords>
          </a>
        </p>
      )}
    </section>
  ));
}

/** Each number is a whole row to tap. */
function Calls({ frame, numbers }: Shown) {
  return (
    <section className="calls" aria-labelledby="numbers">
      <h2 id="numbers">{frame.numbers}</h2>
      <ul>
        {numbers.map(({ id, shown, dialled, label }) => (
          <li key={id}>
            <a href={`tel:${dialled}`}>
              <b>{shown}</b>{" "}
              <span>
                <SpokenWords>{label}</SpokenWords>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Head({ isSiteToo, prefix, name, frame, pages, languages }: Shown) {
  return (
    <>
      <header>
        <a
          className="name"
          href={isSiteToo ? prefix || "/" : "/"}
          hrefLang={isSiteToo ? undefined : "en"}
        >
          {name}
        </a>
        <nav aria-label={frame.languages}>
          <ul>
            {languages.map((other) => (
              <li key={other.language}>
                <a href={other.to} hrefLang={other.language} lang={other.language}>
                  {other.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <nav className="pages" aria-label={frame.pages}>
        <ul>
          {pages.map(({ label, to, isHere }) => (
            <li key={to}>
              <a href={to} aria-current={isHere ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Foot(shown: Shown) {
  const { language, languageOfSources, isSiteToo, prefix, frame, checked, sources } = shown;
  return (
    <footer>
      {checked && (
        <p>
          <b>{frame.checked.replace("{date}", dayInWords(checked, language))}</b>
        </p>
      )}
      <p className="paper">{frame.paper}</p>
      <details>
        <summary>
          {frame.sources} {frame.inEnglish}
        </summary>
        <ul lang={languageOfSources}>
          {sources.map(({ source, address }) => (
            <li key={source}>
              <SourceLink source={source} address={address} />
            </li>
          ))}
        </ul>
      </details>
      <p>
        <a href={usualHome(isSiteToo ? prefix : "")} hrefLang={isSiteToo ? undefined : "en"}>
          {frame.usual}
        </a>
      </p>
    </footer>
  );
}

/** Words with their bold beginning and their links, of which some lead to pages in English. */
function Words({ children, frame, isSiteToo, prefix }: Shown & { children: string }) {
  return parse(children).map((part) => {
    if (part.kind === "bold") {
      return (
        <b key={part.at}>
          <SpokenWords>{part.words}</SpokenWords>
        </b>
      );
    }
    if (part.kind !== "link") return <SpokenWords key={part.at}>{part.source}</SpokenWords>;
    const isPage = part.to.startsWith("/");
    const inEnglish = isPage ? !isSiteToo : part.to.startsWith("http") && frame.inEnglish;
    const to = isPage && isSiteToo ? prefix + part.to : part.to;
    return (
      <a key={part.at} href={to} hrefLang={inEnglish ? "en" : undefined}>
        <SpokenWords>{part.words}</SpokenWords>
        {inEnglish && ` ${frame.inEnglish}`}
      </a>
    );
  });
}
