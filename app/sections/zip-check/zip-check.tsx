import { type SubmitEvent, type InputEvent, useState } from "react";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { ZipResult } from "./zip-result.tsx";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import band from "#app/ui/band.module.css";
import common from "#app/ui/common.module.css";
import styles from "./zip-check.module.css";

const ZIP_DIGITS = 5;

export function ZipCheck(props: SectionProps<"zip-check">) {
  const { id, heading, paragraphs, label, check, privacy, table, rows } = props;
  const [zip, setZip] = useState("");

  const type = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    const typed = currentTarget.value.trim();
    // While somebody is typing, nothing is wrong yet.
    setZip(typed.length === ZIP_DIGITS ? typed : "");
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setZip(String(event.currentTarget.querySelector("input")?.value).trim() || "-");
  };

  return (
    <Band id={id} ground="soft" className={band.split}>
      <div>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className={common.lead}>
            <RichText>{paragraph}</RichText>
          </p>
        ))}
      </div>
      <div className={common.card}>
        {/* The field has no name, so that the browser could send nothing. */}
        <form className={styles.form} onSubmit={submit} noValidate>
          <label>
            <span className={styles.label}>{label}</span>
            <input
              className={styles.input}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={ZIP_DIGITS}
              onInput={type}
            />
          </label>
          <Button>{check}</Button>
          <p className={styles.privacy}>{privacy}</p>
        </form>
        <output className={styles.result} aria-live="polite">
          {zip && <ZipResult zip={zip} {...props} />}
        </output>
        <table className={styles.table}>
          <caption>{table.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{table.zips}</th>
              <th scope="col">{table.county}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ zips, county }) => (
              <tr key={county}>
                <td>{zips}</td>
                <th scope="row">{county}</th>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Band>
  );
}
