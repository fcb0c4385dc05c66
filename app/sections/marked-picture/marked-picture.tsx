import { useId } from "react";
import type { Spot } from "#app/content/pictures.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { AS_WIDE_AS_PHONE, LazyImage } from "#app/ui/lazy-image.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Lead } from "#app/ui/paragraph.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import { ViewChoice } from "#app/ui/view-choice.tsx";
import styles from "./marked-picture.module.css";

type Props = SectionProps<"marked-picture">;

/**
 * The views stand one after the other in the page; styles show the one that is chosen. So the choice
 * works without scripts, and on paper all of them are there.
 */
export function MarkedPicture({ id, heading, lead, viewLabel, views, note }: Props) {
  const name = useId();
  return (
    <Band id={id} heading={heading} lead={lead}>
      {viewLabel && (
        <ViewChoice
          label={viewLabel}
          name={name}
          choices={views.map(({ label = "" }, index) => ({ label, isFirst: index === 0 }))}
        />
      )}
      {views.map((view) => (
        <View key={view.picture.name} {...view} heading={heading} />
      ))}
      <Lead>{note}</Lead>
    </Band>
  );
}

type ViewProps = Props["views"][number] & { heading: string };

function View({ label, picture, marks, heading }: ViewProps) {
  return (
    <div className={styles.view}>
      {label && (
        <h3 className={styles.name}>
          <SpokenWords>{label}</SpokenWords>
        </h3>
      )}
      <div className={styles.picture}>
        <LazyImage
          picture={picture}
          sizes={`(width >= 60rem) min(54vw, 44rem), ${AS_WIDE_AS_PHONE}`}
        />
        <Pins places={marks.map(({ place }) => place)} />
      </div>
      <ScrollRow label={heading}>
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
      </ScrollRow>
    </div>
  );
}

/** Of a pin on any screen but a phone, whose styles make it smaller; it does not shrink with the picture. */
const RADIUS_PX = 13;

/**
 * The numbers on the picture. A place in percent is an attribute of an inner drawing, so that the page
 * needs no style attribute and the pins keep their size. They repeat what the list says: nothing to hear.
 * Where the picture is missing, there are no places.
 */
function Pins({ places }: { places: (Spot | undefined)[] }) {
  return (
    <svg className={styles.pins} aria-hidden="true">
      {places.map(
        (place, index) =>
          place && (
            <svg
              key={`${place.x} ${place.y}`}
              x={`${place.x}%`}
              y={`${place.y}%`}
              className={styles.pin}
            >
              <circle r={RADIUS_PX} />
              <text>{index + 1}</text>
            </svg>
          ),
      )}
    </svg>
  );
}
