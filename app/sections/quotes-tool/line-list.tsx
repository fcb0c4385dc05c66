/** What to look for in quotes, line by line, with three answers for each quote. */
import { memo, type MouseEvent } from "react";
import { fill } from "#app/content/fill.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Disclosure } from "#app/tools/question-groups.tsx";
import { idOf, type Tool } from "#app/tools/use-tool.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { FOUND, type LineId } from "#estimates/quotes/lines.ts";
import { QUOTES, type questions } from "#estimates/quotes/questions.ts";
import styles from "./line-list.module.css";

type Props = SectionProps<"quotes-tool"> & { tool: Tool<typeof questions> };

/**
 * The fields keep what is ticked by themselves, and the form begins anew with another address. So it is
 * never drawn again: two hundred fields would make each key wait.
 */
export const LineList = memo(
  function LineList(props: Props) {
    const { list, groups, found, tool } = props;
    return (
      <section className={styles.list} aria-labelledby="lines-of-quotes">
        <h2 id="lines-of-quotes">{list.heading}</h2>
        <Paragraph className={styles.text}>{list.text}</Paragraph>
        <p className={styles.legend}>
          {FOUND.map((value) => (
            <span key={value} data-found={value}>
              {found[value]}
            </span>
          ))}
        </p>
        {groups.map(({ title, lines }, index) => (
          <Disclosure
            key={title}
            label={title}
            look="part"
            isInUse={index === 0 || tool.isInUse(lines.flatMap(ofEachQuote))}
          >
            <div className={styles.lines}>
              {lines.map((line) => (
                <LineTicks key={line} {...props} id={line} />
              ))}
            </div>
          </Disclosure>
        ))}
      </section>
    );
  },
  () => true,
);

const ofEachQuote = (line: LineId) => QUOTES.map((quote) => `${quote}-${line}` as const);

/** One line: what to look for, and what was found in each quote. */
function LineTicks({ id, lines, found, figures, quote, list, tool }: Props & { id: LineId }) {
  const { label, look, found: ownFound = found } = lines[id];
  const line = figures.lines.find((one) => one.id === id);
  return (
    <fieldset className={styles.line} aria-label={label} data-trades={line?.trades?.join(" ")}>
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
                {list.law}
              </span>
            )}
          </span>
        </summary>
        <Paragraph>{look}</Paragraph>
      </details>
      <div className={styles.cells}>
        {QUOTES.map((name) => {
          const field = `${name}-${id}` as const;
          return (
            <fieldset
              key={name}
              className={styles.cell}
              aria-label={fill(quote, { quote: name.toUpperCase() })}
              data-quote={name}
              data-field
            >
              {FOUND.map((value, index) => (
                <label key={value} data-found={value} title={ownFound[value]}>
                  <input
                    id={index === 0 ? idOf(field) : undefined}
                    type="radio"
                    name={field}
                    value={value}
                    defaultChecked={tool.typed[field]?.[0] === value}
                  />
                  {ownFound[value]}
                </label>
              ))}
            </fieldset>
          );
        })}
      </div>
      <button type="button" className={styles.clear} onClick={clearLine}>
        {list.clear}
      </button>
    </fieldset>
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
