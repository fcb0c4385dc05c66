import { fill } from "#app/content/fill.ts";
import type { Tool } from "#app/tools/use-tool.tsx";
import { type amountsOfEach, QUOTES, type questions } from "#estimates/quotes/questions.ts";
import { letterOf } from "./letter-of.ts";
import styles from "./quotes-tool.module.css";

interface Props {
  quote: string;
  fields: readonly (keyof typeof amountsOfEach)[];
  tool: Pick<Tool<typeof questions>, "ask">;
}

/** The same questions of each quote: side by side where there is room, one quote after another where not. */
export function OfEachQuote({ quote, fields, tool }: Props) {
  return (
    <div className={styles.columns}>
      {QUOTES.map((name) => (
        <fieldset key={name} className={styles.quote} data-quote={name}>
          <legend>{fill(quote, { quote: letterOf(name) })}</legend>
          <div className={styles.fields} data-count={fields.length}>
            {fields.map((field) => tool.ask(`${name}-${field}`))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
