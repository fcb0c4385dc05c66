import { useId } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Pins } from "./pins.tsx";
import { Band } from "#app/ui/band.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Sideways } from "#app/ui/sideways.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import { ViewChoice } from "#app/ui/view-choice.tsx";
import common from "#app/ui/common.module.css";
import styles from "./marked-picture.module.css";

type Props = SectionProps<"marked-picture">;

/**
 * The views stand one after the other in the page; styles show the one that is chosen. So the choice
 * works without scripts, and on paper all of them are there.
 */
export function MarkedPicture({ id, eyebrow, heading, lead, viewLabel, views, note }: Props) {
  const name = useId();
  const headingId = useId();
  return (
    <Band id={id}>
      <div className={styles.head}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 id={headingId}>{heading}</h2>
        {lead && (
          <p className={styles.lead}>
            <RichText>{lead}</RichText>
          </p>
        )}
      </div>
      {viewLabel && (
        <ViewChoice
          label={viewLabel}
          name={name}
          choices={views.map(({ label = "" }, index) => ({ label, isFirst: index === 0 }))}
        />
      )}
      {views.map((view) => (
        <View key={view.picture.name} {...view} headingId={headingId} />
      ))}
      {note && (
        <p className={common.lead}>
          <RichText>{note}</RichText>
        </p>
      )}
    </Band>
  );
}

/** Beside so many marks the picture is narrower (.view). */
const LONG_LIST = 8;
const WIDE = `(width >= 60rem) min(56vw, 45rem), ${AS_WIDE_AS_PHONE}`;
const BESIDE_LONG_LIST = `(width >= 75rem) 40rem, (width >= 60rem) 45vw, ${AS_WIDE_AS_PHONE}`;

type ViewProps = Props["views"][number] & { headingId: string };

function View({ label, picture, marks, headingId }: ViewProps) {
  return (
    <div className={styles.view}>
      {label && (
        <h3 className={styles.name}>
          <SpokenWords>{label}</SpokenWords>
        </h3>
      )}
      <div className={styles.picture}>
        <LazyImage picture={picture} sizes={marks.length < LONG_LIST ? WIDE : BESIDE_LONG_LIST} />
        <Pins places={marks.map(({ place }) => place)} />
      </div>
      <Sideways labelledBy={headingId}>
        <ol className={styles.marks}>
          {marks.map((mark) => (
            <li key={mark.label}>
              <b>
                {mark.to ? (
                  <PageLink to={mark.to}>
                    <SpokenWords>{mark.label}</SpokenWords>
                  </PageLink>
                ) : (
                  <SpokenWords>{mark.label}</SpokenWords>
                )}
              </b>
              <span>
                <RichText>{mark.text}</RichText>
              </span>
            </li>
          ))}
        </ol>
      </Sideways>
    </div>
  );
}
