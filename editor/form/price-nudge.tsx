/** Whoever changes a price is reminded of its day, and that a sample is shown nowhere. */
import { useState } from "react";
import type { Path } from "#editor/writing/edit.ts";
import { useEditingContext } from "./editing-context.ts";
import styles from "./fields.module.css";

const AMOUNTS = ["low", "likely", "high", "fixed"];

export function PriceNudge({ value, path }: { value: unknown; path: Path }) {
  const { edit, known } = useEditingContext();
  const price = (value ?? {}) as Record<string, unknown>;
  const [before] = useState(price);
  const { today } = known;
  const isChanged = AMOUNTS.some((name) => price[name] !== before[name]);
  if (!isChanged || (price.asOf === today && !price.sample)) return undefined;
  return (
    <div className={styles.statement} aria-live="polite">
      {price.asOf !== today && (
        <button
          type="button"
          onClick={() => edit({ op: "set", path: [...path, "asOf"], value: today })}
        >
          This price was set today
        </button>
      )}
      {Boolean(price.sample) && (
        <>
          <p>Visitors do not see this price: it is still a sample.</p>
          <button
            type="button"
            onClick={() => edit({ op: "set", path: [...path, "sample"], value: false })}
          >
            It is the real price
          </button>
        </>
      )}
    </div>
  );
}
