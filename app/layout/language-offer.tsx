import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { LanguageLink } from "#app/ui/language-links.tsx";
import { useSite } from "#app/ui/site.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import styles from "./language-offer.module.css";

/** Under which the browser keeps that somebody closed it (told in content/en/pages/privacy-policy.yaml). */
const CLOSED = "language-offer-closed";

/** To those whose browser prefers another of our languages: in that language, the way to the same page. */
export function LanguageOffer() {
  const { otherLanguages } = useSite();
  const [isClosed, setClosed] = useState(false);
  if (!useHydrated() || isClosed || wasClosed()) return null;
  const other = otherLanguages.find(({ language }) => navigator.language.startsWith(language));
  if (!other?.offer) return null;
  const { question, link, close } = other.offer;
  return (
    <aside className={styles.offer} lang={other.language} aria-label={other.name} data-screen-only>
      <p>
        {question} <LanguageLink to={other}>{link}</LanguageLink>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={close}
        onClick={() => {
          setClosed(true);
          keepClosed();
        }}
      >
        <Icon name="x" />
      </button>
    </aside>
  );
}

/** Browsers may refuse to keep anything; then the line is closed until the next page. */
function keepClosed() {
  try {
    localStorage.setItem(CLOSED, "yes");
  } catch {}
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(CLOSED) !== null;
  } catch {
    return false;
  }
}
