import { fill } from "#app/content/fill.ts";
import { Sideways } from "#app/ui/sideways.tsx";
import type { ReadLine } from "#estimates/quotes/lines-found.ts";
import { letterOf } from "./letter-of.ts";
import type { ResultProps } from "./result-props.ts";
import styles from "./results.module.css";

const HEADING_ID = "asks-heading";

/** What to ask each firm: the lines that are missing or unsure, those of the law first. */
export function Asks({ compared, asks, lines: words, list }: ResultProps) {
  const looked = compared.quotes.filter(({ lines }) => lines.untouched < lines.lines.length);
  if (looked.length === 0) return null;
  const lists = (
    <div className={styles.lists}>
      {looked.map(({ name, lines }) => {
        const open = openLines(lines.lines);
        return (
          <section key={name} className={styles.asks}>
            <h4>{fill(asks.of, { quote: letterOf(name) })}</h4>
            {open.length === 0 ? (
              <p>{asks.none}</p>
            ) : (
              <ol>
                {open.map(({ id, kind }) => (
                  <li key={id}>
                    {words[id].ask}{" "}
                    {kind === "law" && <span className={styles.tag}>{list.law}</span>}
                  </li>
                ))}
              </ol>
            )}
          </section>
        );
      })}
    </div>
  );
  return (
    <section className={styles.part}>
      <h3 id={HEADING_ID}>{asks.heading}</h3>
      <p className={styles.soft}>{asks.text}</p>
      {looked.length > 1 ? <Sideways labelledBy={HEADING_ID}>{lists}</Sideways> : lists}
    </section>
  );
}

function openLines(lines: ReadLine[]): ReadLine[] {
  const open = lines.filter(({ found }) => found === "n" || found === "u");
  const isLaw = ({ kind }: ReadLine) => kind === "law";
  return [...open.filter(isLaw), ...open.filter((line) => !isLaw(line))];
}
