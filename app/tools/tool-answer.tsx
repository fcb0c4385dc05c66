import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ToolSection } from "#app/tools/tool.schema.ts";
import type { toolProps } from "#app/tools/tool-props.server.ts";
import type { Tool } from "#app/tools/use-tool.tsx";
import heard from "#app/ui/heard-only.module.css";
import { PageLink } from "#app/ui/page-link.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { usePagePath } from "#app/ui/use-page-path.ts";
import { MESSAGE_QUERY, SERVICE_QUERY } from "#questions/query-names.ts";
import type { Questions } from "#questions/tool-question.ts";
import styles from "./tool-answer.module.css";

/** The id of the answer, or of the errors in its place, so that an address can lead to either. */
export const ANSWER = "answer";

/** In milliseconds, after the last key. */
const PAUSE = 1000;

interface Props
  extends Pick<ToolSection, "answer" | "heading" | "service">,
    Pick<ReturnType<typeof toolProps>, "tools"> {
  tool: Pick<Tool<Questions>, "query" | "submits" | "isExample" | "errors">;
  /** In one line; undefined while something is missing. */
  headline: string | undefined;
  result: ReactNode;
  keep?: string | undefined;
  priced?: string[][];
}

/** The answer beside its questions, its first line in sight; an example is told apart from the visitor's own. */
export function ToolAnswer(props: Props) {
  const { answer, result, tools, tool, keep, service, headline } = props;
  const { isExample, submits } = tool;
  const box = useRef<HTMLElement>(null);
  const path = usePagePath();
  const isRight = tool.errors.length === 0;
  const shown = headline ?? tools.notYet;
  const [spoken, setSpoken] = useState(shown);

  // While 1600 is typed, nobody wants to hear the answers for 1, 16 and 160.
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(shown), PAUSE);
    return () => clearTimeout(timer);
  }, [shown]);

  // The button was pressed to see the answer, and on a phone that is far below.
  useEffect(() => {
    if (submits === 0 || !isRight) return;
    box.current?.scrollIntoView();
    box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the button was pressed
  }, [submits]);

  return (
    <section
      ref={box}
      id={isRight ? ANSWER : undefined}
      className={styles.answer}
      data-example={isExample || undefined}
      aria-label={answer}
      tabIndex={-1}
    >
      <div className={styles.headline}>
        <h2>{isExample ? tools.example : answer}</h2>
        <p aria-hidden>{shown}</p>
        <output className={heard.heardOnly}>{spoken}</output>
      </div>
      {isExample && <p className={styles.note}>{tools.exampleText}</p>}
      {result}
      {result && !isExample && (
        <>
          <p className={styles.note}>
            {keep ?? tools.keep} <a href={path}>{tools.startAgain}</a>
          </p>
          {service && (
            <p className={styles.note}>
              <PageLink
                reloadDocument={props.priced !== undefined}
                to={pricingLink(props.priced ?? [[SERVICE_QUERY, service]], [
                  props.heading,
                  headline ?? "",
                  `${path}?${tool.query.toString()}`,
                ])}
                prefetch="none"
              >
                {tools.takeAlong}
              </PageLink>
              . {tools.takeAlongText}
            </p>
          )}
        </>
      )}
      <Paragraph className={styles.note}>{tools.caution}</Paragraph>
    </section>
  );
}

/** The form for a price, with the answer and its address as the message: only if the visitor goes there. */
function pricingLink(asked: string[][], lines: string[]): string {
  const query = new URLSearchParams([...asked, [MESSAGE_QUERY, lines.join("\n")]]);
  return `/free-pricing?${query.toString()}`;
}
