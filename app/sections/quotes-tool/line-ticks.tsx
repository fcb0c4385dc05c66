import type { MouseEvent } from "react";
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { idOf } from "#app/tools/use-tool.tsx";
import heardOnly from "#app/ui/heard-only.module.css";
import { RichText } from "#app/ui/rich-text.tsx";
import type { Typed } from "#questions/tool-question.ts";
import { FOUND } from "#estimates/quotes/lines-found.ts";
import type { LineId } from "#estimates/quotes/list-of-lines.ts";
import { QUOTES } from "#estimates/quotes/questions.ts";
import { letterOf } from "./letter-of.ts";
import styles from "./line-list.module.css";

type Props = Pick<SectionProps<"quotes-tool">, "lines" | "found" | "figures" | "quote"> & {
  id: LineId;
  law: string;
  clear: string;
  typed: Typed;
};

/** One line: what to look for, and what was found in each quote. */
export function LineTicks({ id, lines, found, figures, quote, law, clear, typed }: Props) {
  const { label, look, found: ownFound = found } = lines[id];
  const line = figures.lines.find((one) => one.id === id);
  return (
    <div className={styles.line} data-trades={line?.trades?.join(" ")}>
      <details className={styles.look}>
        <summary>
          <span>
            {label}
            {line?.law && (
              <span
                className={styles.law}
                data-trades={line.law.trades?.join(" ")}
                data-only={line.law.only}
              >
                {law}
              </span>
            )}
          </span>
        </summary>
        <p>
          <RichText>{look}</RichText>
        </p>
      </details>
      <div className={styles.cells}>
        {QUOTES.map((name) => {
          const field = `${name}-${id}` as const;
          return (
            <fieldset key={name} className={styles.cell} data-quote={name} data-field>
              <legend className={heardOnly.heardOnly}>
                {`${label}, ${fill(quote, { quote: letterOf(name) })}`}
              </legend>
              {FOUND.map((value, index) => (
                <label key={value} data-found={value} title={ownFound[value]}>
                  <input
                    id={index === 0 ? idOf(field) : undefined}
                    type="radio"
                    name={field}
                    value={value}
                    defaultChecked={typed[field]?.[0] === value}
                  />
                  {ownFound[value]}
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
      <button
        type="button"
        className={styles.clear}
        aria-label={`${clear}: ${label}`}
        onClick={clearLine}
      >
        {clear}
      </button>
    </div>
  );
}

/** Somebody may have ticked the wrong line, and a radio button alone cannot be unticked. */
function clearLine({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const line = currentTarget.parentElement;
  const ticked = line?.querySelectorAll<HTMLInputElement>(":checked") ?? [];
  for (const input of ticked) input.checked = false;
  // The form reads itself when something is typed in it.
  ticked[0]?.dispatchEvent(new Event("input", { bubbles: true }));
  line?.querySelector("input")?.focus();
}
