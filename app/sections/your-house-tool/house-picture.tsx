import type { Ref } from "react";
import { sourcesOf, usualAddressOf } from "#app/content/pictures.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { AS_WIDE_AS_PHONE } from "#app/ui/lazy-image.tsx";
import styles from "./house-picture.module.css";

const SIZES = `(width >= 60rem) 42rem, ${AS_WIDE_AS_PHONE}`;
/** In the dark the smaller file is enough everywhere: one switch to the storm brings many. */
const SIZES_IN_STORM = "16rem";

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
export function HousePicture({ ref, pictures, layers, words, phase }: Props) {
  const goesDark = layers.includes("storm-battery") ? /street-lamp/ : /street-lamp|lights/;
  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several images make one picture
      role="img"
      aria-label={words}
      className={styles.picture}
      data-phase={phase}
    >
      {layers.map((layer) => (
        <Layer key={layer} {...{ pictures, layer, goesDark: goesDark.test(layer) }} />
      ))}
      {phase === "playing" && <span className={styles.rain} />}
    </div>
  );
}

interface LayerProps extends Pick<Props, "pictures"> {
  layer: string;
  goesDark: boolean;
}

/** One of them; nothing for what no render has drawn. */
function Layer({ pictures: { name, keys, ...size }, layer, goesDark }: LayerProps) {
  const key = keys[layer];
  if (key === undefined) return null;
  const picture = { name: `${name}-${layer}`, key, alt: "", ...size };
  const [light = "", ...named] = layer.split("-");
  const sizes = light === "storm" ? SIZES_IN_STORM : SIZES;
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(picture)} sizes={sizes} />
      <img
        src={usualAddressOf(picture)}
        width={size.width}
        height={size.height}
        alt=""
        data-layer={goesDark ? "goes-dark" : named.join("-") || light}
        fetchPriority={named.length > 0 ? "auto" : "high"}
      />
    </picture>
  );
}
