import { useEffect } from "react";
import type { ReceiptWords } from "#app/forms/form.schema.ts";
import { Band } from "#app/ui/band.tsx";
import { dropDraft } from "#app/forms/form-storage.ts";
import { NumberedSteps } from "#app/ui/numbered-steps.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import common from "#app/ui/common.module.css";
import styles from "./receipt.module.css";

interface Props {
  /** The name of the form that was sent; its draft is not needed any more. */
  form: string;
  words: ReceiptWords;
  reference: string;
  received: string;
  /** What was sent; empty once it is not shown any more. */
  rows: { label: string; text: string[] }[];
}

/** Confirms that a form has arrived, and says what comes next. */
export function Receipt({ form, words, reference, received, rows }: Props) {
  useEffect(() => dropDraft(form), [form]);
  return (
    <Band ground="soft" className={common.halves}>
      <div>
        <h1 tabIndex={-1}>{words.heading}</h1>
        <Paragraph className={`${common.lead} ${styles.lead}`}>{words.lead}</Paragraph>
        <ReferenceTicket label={words.reference} reference={reference} received={received} />
      </div>
      <div className={styles.next}>
        <h2>{words.nextHeading}</h2>
        <NumberedSteps steps={words.next} size="small" />
        <Paragraph>{words.changedMind}</Paragraph>
      </div>
      <div className={styles.sent}>
        <h2>{words.sentHeading}</h2>
        {rows.length === 0 ? (
          <p>{words.notShown}</p>
        ) : (
          <dl className={common.rows}>
            {rows.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                {text.map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </div>
    </Band>
  );
}

/** The reference of a request, to be written down or read out on the phone. */
export function ReferenceTicket(props: { label: string; reference: string; received: string }) {
  return (
    <div className={`${common.card} ${styles.ticket}`}>
      <p>{props.label}</p>
      <p className={styles.reference}>{props.reference}</p>
      <p>{props.received}</p>
    </div>
  );
}
