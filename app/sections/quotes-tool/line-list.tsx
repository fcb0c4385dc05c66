import { memo } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { PutAway } from "#app/tools/put-away.tsx";
import type { Tool } from "#app/tools/use-tool.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { FOUND } from "#estimates/quotes/lines-found.ts";
import type { LineId } from "#estimates/quotes/list-of-lines.ts";
import { QUOTES, type questions } from "#estimates/quotes/questions.ts";
import { LineTicks } from "./line-ticks.tsx";
import styles from "./line-list.module.css";

type Props = Pick<
  SectionProps<"quotes-tool">,
  "list" | "groups" | "lines" | "found" | "figures" | "quote"
> & { tool: Pick<Tool<typeof questions>, "typed" | "isInUse"> };

/**
 * What to look for, line by line, with three answers for each quote. The fields remember what is
 * ticked by themselves, and the form begins anew with another address: until then all stays as it is,
 * so that typing elsewhere is not slowed by two hundred fields.
 */
export const LineList = memo(
  function LineList({ list, groups, found, tool, ...props }: Props) {
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
          <PutAway
            key={title}
            line={title}
            isInUse={index === 0 || tool.isInUse(lines.flatMap(ofEachQuote))}
            className={styles.group}
          >
            {lines.map((line) => (
              <LineTicks
                key={line}
                {...props}
                typed={tool.typed}
                id={line}
                found={found}
                law={list.law}
                clear={list.clear}
              />
            ))}
          </PutAway>
        ))}
      </section>
    );
  },
  () => true,
);

const ofEachQuote = (line: LineId) => QUOTES.map((quote) => `${quote}-${line}` as const);
