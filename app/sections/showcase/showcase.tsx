import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { CardLink } from "#app/ui/card-link.tsx";
import { LazyImage } from "#app/ui/lazy-image.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import common from "#app/ui/common.module.css";
import styles from "./showcase.module.css";

/** How wide a tile's picture is drawn; the first tile is the largest. */
const LARGEST = "(width >= 60rem) 44rem, (width >= 40rem) 100vw, 50vw";
const OTHERS = "(width >= 60rem) 27rem, 50vw";

export function Showcase({ id, heading, lead, tiles }: SectionProps<"showcase">) {
  return (
    <Band id={id} heading={heading} lead={lead}>
      <ul className={styles.tiles}>
        {tiles.map(({ title, text, tag, to, picture }, index) => (
          <li key={to} className={`${common.card} ${styles.tile}`}>
            <LazyImage
              picture={picture}
              sizes={index === 0 ? LARGEST : OTHERS}
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3>
                <CardLink to={to}>{title}</CardLink>{" "}
                {tag && <span className={common.tag}>{tag}</span>}
              </h3>
              <Paragraph className={common.lineRest}>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
