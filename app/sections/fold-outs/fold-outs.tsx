import { useEffect } from "react";
import { useLocation } from "react-router";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import common from "#app/ui/common.module.css";
import styles from "./fold-outs.module.css";

/** A link to an item's id opens it, because the id is on what it hides: browsers see to that. */
export function FoldOuts({ id, heading, lead, items }: SectionProps<"fold-outs">) {
  useLinkOpens();
  return (
    <Band id={id} heading={heading} lead={lead} ground="sky">
      <div className={styles.items}>
        {items.map((item) => (
          <details key={item.heading} className={`${common.card} ${styles.item}`}>
            <summary>
              <div>
                <h3>
                  <SpokenWords>{item.heading}</SpokenWords>
                </h3>
                <span className={styles.brief}>
                  <RichText>{item.brief}</RichText>
                </span>
              </div>
            </summary>
            <div id={item.id} className={styles.inside} tabIndex={item.id ? -1 : undefined}>
              <Prose paragraphs={item.paragraphs} points={item.points} />
            </div>
          </details>
        ))}
      </div>
    </Band>
  );
}

/**
 * Browsers open what a link's `#id` is folded into when they load a page. Where the router goes there
 * instead, this does it.
 */
function useLinkOpens() {
  // Another one with every click, so that the same link opens it again.
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const folded = target && target.closest("details:not([open])");
    if (!folded) return;
    folded.setAttribute("open", "");
    target.scrollIntoView();
  }, [location]);
}
