import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { ToolWords } from "#app/content/reading/tool-words.ts";
import { ErrorSummary, type ErrorLink } from "#app/forms/error-summary.tsx";
import type { AskedTool } from "#app/tools/use-asked.ts";
import { TakeAlong } from "#app/tools/take-along.tsx";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { Service } from "#questions/services.ts";
import styles from "./tool-frame.module.css";

/** Where the answer stands; what is wrong stands there instead, so that an address can lead to either. */
export const ANSWER = "answer";

interface Props {
  id?: string | undefined;
  eyebrow: string;
  heading: string;
  lead: string;
  submit: string;
  service?: Service | undefined;
  /** What the answer is called. */
  answer: string;
  tools: ToolWords;
  errorHeading: string;
  /** How the form goes where no script answers it: with the address, as a rule. */
  method?: "get" | "post";
  tool: {
    form: AskedTool<never>["form"];
    query: URLSearchParams;
    sent: number;
    isExample: boolean;
    errors: ErrorLink[];
  };
  /** Which side needs more room. */
  wide?: "form" | "answer";
  /** The answer in one line, which stays in sight. */
  headline: ReactNode;
  /** All of it; nothing while something is missing. */
  result: ReactNode;
  /** How an answer can be kept, where that is not by its address. */
  keep?: ReactNode;
  /** Above both. */
  above?: ReactNode;
  /** Below both: how it is worked out. */
  below: ReactNode;
  /** The questions. */
  children: ReactNode;
}

/** A tool: what it asks on one side, what comes of it on the other, and below how that is worked out. */
export function ToolFrame(props: Props) {
  const { id, eyebrow, heading, lead, submit, tools, errorHeading, tool, children } = props;
  const { wide = "answer" } = props;
  const { pathname } = useLocation();
  const { key, ...form } = tool.form;

  // A part of the form may have been closed over a mistake.
  useEffect(() => {
    if (tool.sent === 0) return;
    for (const part of form.ref.current?.querySelectorAll("details:not([open])") ?? []) {
      if (part.querySelector("[aria-invalid]")) part.setAttribute("open", "");
    }
  }, [tool.sent, form.ref]);

  return (
    <Band id={id} ground="soft">
      <header className={styles.head}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className={styles.lead}>
          <RichText>{lead}</RichText>
        </p>
      </header>
      {props.above}
      <div className={styles.sides} data-wide={wide}>
        <form
          {...form}
          key={key}
          method={props.method ?? "get"}
          action={`${pathname.replace(/(?<=.)\/$/, "")}#${ANSWER}`}
          noValidate
          className={styles.form}
        >
          {tool.errors.length > 0 && (
            <div id={ANSWER}>
              <ErrorSummary heading={errorHeading} errors={tool.errors} news={tool.sent + 1} />
            </div>
          )}
          {children}
          <div>
            <Button>{submit}</Button>
            <p className={styles.privacy}>{tools.privacy}</p>
          </div>
        </form>
        <Answer {...props} />
      </div>
      {props.below}
    </Band>
  );
}

function Answer(props: Props) {
  const { answer, headline, result, tools, tool, keep, service } = props;
  const box = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isRight = tool.errors.length === 0;

  // The button was pressed to see the answer, and on a phone that is far below.
  useEffect(() => {
    if (tool.sent === 0 || !isRight) return;
    box.current?.scrollIntoView();
    box.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the button was pressed
  }, [tool.sent]);

  return (
    <section
      ref={box}
      id={isRight ? ANSWER : undefined}
      className={styles.answer}
      aria-label={answer}
      tabIndex={-1}
    >
      <div className={styles.headline}>
        <h2>{tool.isExample ? tools.example : answer}</h2>
        <output>{headline ?? tools.notYet}</output>
      </div>
      {tool.isExample && <p className={styles.note}>{tools.exampleText}</p>}
      {result}
      {result && !tool.isExample && (
        <p className={styles.note}>
          {keep ?? tools.keep} <a href={pathname}>{tools.startAgain}</a>
        </p>
      )}
      {result && !tool.isExample && service && <TakeAlong {...props} service={service} />}
      <p className={styles.note}>
        <RichText>{tools.caution}</RichText>
      </p>
    </section>
  );
}
