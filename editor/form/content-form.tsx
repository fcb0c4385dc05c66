/** The fields of a file, below what is wrong in other files. */
import { fileInWords } from "#editor/documents/file-in-words.ts";
import type { Saved } from "#editor/server/content-files.ts";
import { type Editing, EditingContext } from "./editing-context.ts";
import { Field } from "./field.tsx";
import { placeInWords } from "./labels.ts";
import { ObjectFields } from "./object-fields.tsx";
import styles from "./editor.module.css";

export function ContentForm({ value, ...editing }: Editing & { value: unknown }) {
  const { root, known } = editing;
  return (
    <EditingContext value={editing}>
      <datalist id="addresses">
        {known.addresses.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {root.properties ? (
        <ObjectFields shape={root} value={value} path={[]} />
      ) : (
        <Field shape={root} value={value} path={[]} label="" />
      )}
    </EditingContext>
  );
}

interface ProblemsElsewhereProps extends Pick<Saved, "problems"> {
  /** No links out of a form that is saved nowhere yet. */
  areLinks?: boolean;
}

export function ProblemsElsewhere({ problems, areLinks = true }: ProblemsElsewhereProps) {
  if (problems.length === 0) return undefined;
  return (
    <ul className={styles.elsewhere} aria-label="Mistakes elsewhere">
      {problems.map(({ file, path, message }) => (
        <li key={`${file}${path.join()}${message}`}>
          {areLinks ? <FileLink file={file} /> : fileInWords(file)}:{" "}
          {placeInWords(path.join("."), file)} {message}
        </li>
      ))}
    </ul>
  );
}

/** @param file from the project's root */
export const FileLink = ({ file }: { file: string }) => (
  <a href={`#${file.replace("content/", "")}`}>{fileInWords(file)}</a>
);
