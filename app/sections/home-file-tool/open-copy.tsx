import { type ChangeEvent, useEffect, useRef } from "react";
import { SingleQuestion, described } from "#app/forms/question.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import heardOnly from "#app/ui/heard-only.module.css";
import { usePagePath } from "#app/ui/use-page-path.ts";
import pill from "#app/ui/pill.module.css";
import { COPY_FIELD, type SentHomeFile } from "./sent-home-file.ts";
import styles from "./home-file-tool.module.css";

/** Where the page shows how the opening went. */
const OPEN = "open";

interface Props {
  words: SectionProps<"home-file-tool">["open"];
  opening: SentHomeFile["opening"];
  onOpen: (copy: Blob) => Promise<void>;
}

/** A file from before. With scripts it is read where it is; without them it goes to the server, which forgets it. */
export function OpenCopy({ words, opening, onOpen }: Props) {
  const path = usePagePath();
  const field = useRef<HTMLInputElement>(null);
  const { heading, label, hint, button, opened, faults } = words;
  const error = opening && opening !== "opened" ? faults[opening] : undefined;
  const question = { id: COPY_FIELD, label, hint, error };

  const open = async (input: HTMLInputElement) => {
    const [copy] = input.files ?? [];
    if (!copy) return;
    await onOpen(copy);
    // The same file may be chosen again, after changes that were not meant.
    input.value = "";
  };

  // Whoever was quicker than the scripts has chosen already.
  useEffect(() => {
    if (field.current) void open(field.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only once, when scripts take over
  }, []);

  return (
    <details id={OPEN} open={opening !== undefined} className={styles.open} data-screen-only>
      <summary>{heading}</summary>
      <form
        method="post"
        action={`${path}#${OPEN}`}
        encType="multipart/form-data"
        className={styles.openForm}
      >
        <SingleQuestion {...question}>
          <input
            {...described(question)}
            ref={field}
            type="file"
            name={COPY_FIELD}
            accept="application/json,.json"
            required
            className={styles.file}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              void open(currentTarget)
            }
          />
        </SingleQuestion>
        <button type="submit" className={`${pill.pill} ${styles.send}`}>
          {button}
        </button>
        <output className={styles.opened} aria-live="polite">
          {opening === "opened" && opened}
          {error && <span className={heardOnly.heardOnly}>{error}</span>}
        </output>
      </form>
    </details>
  );
}
