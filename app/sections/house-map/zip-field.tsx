import { type SubmitEvent, useState } from "react";
import type { ReadyDoor } from "#app/content/ready-door.server.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { Paragraph } from "#app/ui/paragraph.tsx";
import styles from "./zip-field.module.css";

export interface ZipAnswer {
  headline: string;
  /** Where there are no rows. */
  text?: string;
  rows: { label: string; fact: string }[];
}

/** Asks for a ZIP code and answers below; without scripts, or a network, the tool's page does. */
export function ZipField({ to, title, asks, submit }: ReadyDoor) {
  const [answer, setAnswer] = useState<ZipAnswer & { zip: string }>();

  async function ask(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const zip = form.querySelector("input")?.value ?? "";
    event.preventDefault();
    const query = new URLSearchParams({ zip });
    const response = await fetch(`${to}/answer.json?${query}`).catch(() => undefined);
    if (response?.ok) setAnswer({ ...((await response.json()) as ZipAnswer), zip });
    else form.submit();
  }

  return (
    <div data-screen-only>
      <form method="get" action={to} className={styles.form} onSubmit={(event) => void ask(event)}>
        <label>
          <span className={styles.label}>{title}</span>
          <input
            name="zip"
            required
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder={asks?.label}
          />
        </label>
        <button type="submit">{submit}</button>
      </form>
      <output>
        {answer && (
          <section className={styles.answer}>
            <p className={styles.headline}>
              <a href={`${to}?zip=${encodeURIComponent(answer.zip)}`}>{answer.headline}</a>
            </p>
            <Paragraph>{answer.text}</Paragraph>
            <FactList rows={answer.rows} className={null} />
          </section>
        )}
      </output>
    </div>
  );
}
