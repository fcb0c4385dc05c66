import { memo } from "react";
import { fill } from "#app/content/fill.ts";
import type { Tool } from "#app/tools/use-tool.tsx";
import { type amountsOfEach, QUOTES, type questions } from "#estimates/quotes/questions.ts";
import { letterOf } from "./letter-of.ts";
import styles from "./quotes-tool.module.css";

interface Props {
  quote: string;
  fields: readonly (keyof typeof amountsOfEach)[];
  tool: Asking;
}

type Asking = Pick<Tool<typeof questions>, "ask" | "errorOf">;

/** The same questions of each quote: side by side where there is room, one quote after another where not. */
export function OfEachQuote({ quote, fields, tool }: Props) {
  return (
    <div className={styles.columns}>
      {QUOTES.map((name) => (
        <fieldset key={name} className={styles.quote} data-quote={name}>
          <legend>{fill(quote, { quote: letterOf(name) })}</legend>
          <div className={styles.fields}>
            {fields.map((field) => (
              <Asked
                key={field}
                name={`${name}-${field}`}
                ask={tool.ask}
                error={tool.errorOf(`${name}-${field}`)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface AskedProps extends Pick<Asking, "ask"> {
  name: Parameters<Asking["ask"]>[0];
  error: string | undefined;
}

/** A field keeps what is typed by itself, so it is drawn anew only when something else is wrong with it. */
const Asked = memo(
  ({ name, ask }: AskedProps) => ask(name),
  (before, now) => before.error === now.error,
);
