import type { Ref } from "react";
import { sourcesOf, usualAddressOf } from "#app/content/pictures.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { AS_WIDE_AS_PHONE } from "#app/ui/lazy-image.tsx";
import styles from "./house-picture.module.css";

const SIZES = `(width >= 60rem) 42rem, ${AS_WIDE_AS_PHONE}`;

/** A storm that is asked for waits until all of it has come. */
export type Phase = "still" | "loading" | "playing";

interface Props {
  ref: Ref<HTMLDivElement>;
  pictures: SectionProps<"your-house-tool">["pictures"];
  /** Names of layers, the lowest first. */
  layers: string[];
  /** What it shows. */
  words: string;
  phase: Phase;
}

/** Pictures of one size, one over the other: each is fetched when it is chosen. */
export const HousePicture = ({ ref, pictures, layers, words, phase }: Props) => (
  <div
    ref={ref}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several images make one picture
    role="img"
    aria-label={words}
    className={styles.picture}
    data-phase={phase}
    data-has-light={layers.includes("storm-battery") || undefined}
  >
    {layers.map((layer) => (
      <Layer key={layer} {...{ pictures, layer }} />
    ))}
    {phase === "playing" && <span className={styles.rain} />}
  </div>
);

/** One of them; nothing for what no render has drawn. */
function Layer({ pictures, layer }: Pick<Props, "pictures"> & { layer: string }) {
  const { name, keys, width, height, widths } = pictures;
  const key = keys[layer];
  if (key === undefined) return null;
  const picture = { name: `${name}-${layer}`, key, width, height, widths, alt: "" };
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(picture)} sizes={SIZES} />
      <img
        src={usualAddressOf(picture)}
        width={width}
        height={height}
        alt=""
        data-layer={layer.slice(layer.indexOf("-") + 1)}
        fetchPriority={layer.includes("-") ? "auto" : "high"}
      />
    </picture>
  );
}
