import { SingleQuestion, described } from "#app/forms/question.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import heardOnly from "#app/ui/heard-only.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { useSentHomeFile } from "./sent-home-file.ts";
import styles from "./home-file-tool.module.css";

interface Props {
  words: SectionProps<"home-file-tool">["open"];
  opening: ReturnType<typeof useSentHomeFile>["sent"]["opening"];
  onOpen: (copy: Blob) => Promise<void>;
}

/** A file from before, which is read where it is. Styles hide it where there are no scripts. */
export function OpenCopy({ words, opening, onOpen }: Props) {
  const { heading, label, hint, opened, failed } = words;
  const error = opening === "failed" ? failed : undefined;
  const question = { id: "copy", label, hint, error };
  const hydrated = useHydrated();

  const open = async (input: HTMLInputElement) => {
    const [copy] = input.files ?? [];
    if (!copy) return;
    await onOpen(copy);
    // The same file may be chosen again, after changes that were not meant.
    input.value = "";
  };

  return (
    <details className={styles.open} data-screen-only>
      <summary>{heading}</summary>
      <div className={styles.openForm}>
        <SingleQuestion {...question}>
          <input
            {...described(question)}
            type="file"
            accept="application/json,.json"
            disabled={!hydrated}
            className={styles.file}
            onChange={({ currentTarget }) => void open(currentTarget)}
          />
        </SingleQuestion>
        <p className={styles.opened} aria-live="polite">
          {opening === "opened" && opened}
          {error && <span className={heardOnly.heardOnly}>{error}</span>}
        </p>
      </div>
    </details>
  );
}
