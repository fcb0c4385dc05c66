import { type ReactNode, useEffect, useRef } from "react";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { ANSWER, ToolAnswer } from "#app/tools/tool-answer.tsx";
import { ExampleTable, type Figure, Method } from "#app/tools/tool-details.tsx";
import type { ToolSection } from "#app/tools/tool.schema.ts";
import type { toolProps } from "#app/tools/tool-props.server.ts";
import type { Tool } from "#app/tools/use-tool.tsx";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import { usePagePath } from "#app/ui/use-page-path.ts";
import { type Answers, type Questions, readAnswers } from "#questions/tool-question.ts";
import styles from "./tool-frame.module.css";

interface Props<Qs extends Questions> extends ToolSection, ReturnType<typeof toolProps> {
  /** How the form is sent without scripts. */
  method?: "get" | "post";
  tool: Pick<Tool<Qs>, "asks" | "form" | "query" | "submits" | "isExample" | "answers" | "errors">;
  /** Which side needs more room; or both, one below the other. */
  wide?: "form" | "answer" | "both";
  /** The answer in one line, which stays in sight. */
  headlineOf: (answers: Answers<Qs>, isExample: boolean) => string;
  /** The whole answer; nothing while something is missing. */
  result: ReactNode;
  /** How an answer can be kept, if not by its address. */
  keep?: string;
  /** What the form for a price begins with, as its query, where that is more than a service. */
  priced?: string[][];
  /** Above form and answer. */
  above?: ReactNode;
  /** Below them. */
  below?: ReactNode;
  figures?: Figure[];
  /** The questions. */
  children: ReactNode;
}

/** A tool: its questions on one side, its answer on the other, and below how that is worked out. */
export function ToolFrame<Qs extends Questions>(props: Props<Qs>) {
  const { id, eyebrow, heading, lead, submit, tools, tool, children } = props;
  const { moreExamples = [], figures = [] } = props;
  const path = usePagePath();
  const { key, ...form } = tool.form;

  // A part of the form may have been closed over an error.
  useEffect(() => {
    if (tool.submits === 0) return;
    for (const part of form.ref.current?.querySelectorAll("details:not([open])") ?? []) {
      if (part.querySelector("[aria-invalid]")) part.setAttribute("open", "");
    }
  }, [tool.submits, form.ref]);

  // Where it fits on the screen, it stays beside a longer answer; how tall it is, styles cannot ask.
  useEffect(() => {
    const box = form.ref.current;
    if (!box) return undefined;
    const watch = new ResizeObserver(() =>
      box.style.setProperty("--height", `${box.offsetHeight}px`),
    );
    watch.observe(box);
    return () => watch.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with another key it is another form
  }, [key, form.ref]);

  const headline = tool.answers && props.headlineOf(tool.answers, tool.isExample);
  const examples = moreExamples.flatMap(({ query, says }): ReactNode[][] => {
    const asked = readAnswers(tool.asks, new URLSearchParams(query), { decimalComma: false });
    if (asked.kind !== "answers") return [];
    const link = <a href={`?${query}#${ANSWER}`}>{says}</a>;
    return [[link, props.headlineOf(asked.answers, true)]];
  });

  return (
    <Band id={id} ground="soft">
      <header className={styles.head}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{heading}</h1>
        <Paragraph className={styles.lead}>{lead}</Paragraph>
      </header>
      {props.above}
      <div className={styles.sides} data-wide={props.wide ?? "answer"}>
        <form
          {...form}
          key={key}
          method={props.method ?? "get"}
          action={`${path}#${ANSWER}`}
          noValidate
          className={styles.form}
        >
          {tool.errors.length > 0 && (
            <div id={ANSWER}>
              <ErrorSummary
                heading={props.errorHeading}
                errors={tool.errors}
                news={tool.submits + 1}
              />
            </div>
          )}
          {children}
          <div>
            <Button>{submit}</Button>
            <p className={styles.privacy}>{tools.privacy}</p>
          </div>
          {headline && !tool.isExample && <Dock>{headline}</Dock>}
        </form>
        <ToolAnswer {...props} headline={headline} />
      </div>
      {props.below}
      {examples.length > 0 && <ExampleTable tools={tools} rows={examples} />}
      <Method {...props} figures={figures} />
    </Band>
  );
}

/** On phones the answer in one line, above the keyboard while somebody types. It is heard from the answer itself. */
function Dock({ children }: { children: string }) {
  const dock = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // It comes while somebody types, and may have come over the field.
    dock.current?.parentElement?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
    const seen = window.visualViewport;
    const gone = new AbortController();
    const place = () => {
      const keyboard = seen ? window.innerHeight - seen.height - seen.offsetTop : 0;
      dock.current?.style.setProperty("--keyboard", `${keyboard}px`);
    };
    const { signal } = gone;
    for (const change of ["resize", "scroll"]) seen?.addEventListener(change, place, { signal });
    return () => gone.abort();
  }, []);
  return (
    <p ref={dock} aria-hidden className={styles.dock}>
      {children}
    </p>
  );
}
