import { memo } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import type { Typed } from "#estimates/asking/answers.ts";
import { FOUND } from "#estimates/quotes/lines-found.ts";
import { QUOTES } from "#estimates/quotes/questions.ts";
import { LineTicks } from "./line-ticks.tsx";
import styles from "./line-list.module.css";

type Props = Pick<
  SectionProps<"quotes-tool">,
  "list" | "groups" | "lines" | "found" | "figures" | "quote"
> & { typed: Typed };

/**
 * What to look for, line by line, with three answers for each quote. The fields remember what is
 * ticked by themselves, and the form begins anew with another address: until then all stays as it is,
 * so that typing elsewhere is not slowed by two hundred fields.
 */
export const LineList = memo(
  function LineList({ list, groups, found, ...props }: Props) {
    return (
      <section className={styles.list} aria-labelledby="lines-of-quotes">
        <h2 id="lines-of-quotes">{list.heading}</h2>
        <p className={styles.text}>
          <RichText>{list.text}</RichText>
        </p>
        <p className={styles.legend}>
          {FOUND.map((value) => (
            <span key={value} data-found={value}>
              {found[value]}
            </span>
          ))}
        </p>
        {groups.map(({ title, lines }, index) => (
          <details
            key={title}
            className={styles.group}
            open={index === 0 || lines.some((line) => isTicked(line, props.typed))}
          >
            <summary>{title}</summary>
            {lines.map((line) => (
              <LineTicks key={line} {...props} id={line} found={found} law={list.law} />
            ))}
          </details>
        ))}
      </section>
    );
  },
  () => true,
);

const isTicked = (line: string, typed: Typed) =>
  QUOTES.some((quote) => typed[`${quote}-${line}`]?.some(Boolean));
