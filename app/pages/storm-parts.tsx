/** The parts of a storm page. Links are plain: every page is loaded in full. */
import { dayInWords } from "#app/content/day-in-words.ts";
import { parse } from "#app/content/rich-words.ts";
import { addressOfTime } from "#app/content/storm.ts";
import { usualHome } from "#app/content/storm-addresses.ts";
import type { stormData } from "#app/pages/storm-data.server.ts";
import { SpokenWords } from "#app/ui/spoken-words.tsx";

type Shown = ReturnType<typeof stormData>;

export function Steps(shown: Shown) {
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
export function Calls({ frame, numbers }: Shown) {
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

export function Head({ isSiteToo, prefix, name, frame, pages, languages }: Shown) {
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

export function Foot(shown: Shown) {
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
        <summary>{frame.sources}</summary>
        <ul lang={languageOfSources}>
          {sources.map(({ source, address }) => (
            <li key={source}>
              {address ? (
                <a href={address}>
                  <SpokenWords>{source}</SpokenWords>
                </a>
              ) : (
                <SpokenWords>{source}</SpokenWords>
              )}
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

/** Words with their bold beginning and their links. */
export function Words({ children, frame, isSiteToo, prefix }: Shown & { children: string }) {
  return parse(children).map((part) => {
    if (part.kind === "bold")
      return (
        <b key={part.at}>
          <SpokenWords>{part.words}</SpokenWords>
        </b>
      );
    if (part.kind !== "link") return <SpokenWords key={part.at}>{part.source}</SpokenWords>;
    if (!part.to.startsWith("/")) {
      return (
        <a key={part.at} href={part.to}>
          <SpokenWords>{part.words}</SpokenWords>
        </a>
      );
    }
    return isSiteToo ? (
      <a key={part.at} href={prefix + part.to}>
        <SpokenWords>{part.words}</SpokenWords>
      </a>
    ) : (
      <a key={part.at} href={part.to} hrefLang="en">
        {part.words} {frame.inEnglish}
      </a>
    );
  });
}
