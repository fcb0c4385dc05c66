import type { Path } from "#editor/writing/edit.ts";
import { idOf, useEditingContext } from "./editing-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { wordsFor } from "./field-words.ts";
import { TextBox } from "./text-box.tsx";
import styles from "./fields.module.css";

export interface Statement {
  claim?: string;
  promise?: string;
  says: string;
  after?: string;
  leaveOut?: boolean;
}

interface Props {
  value: Statement;
  path: Path;
  label: string;
  takesMarks: boolean;
  onUntie: () => void;
}

/** A sentence that states a fact with a source, or that is a promise. */
export function StatementField({ value, path, label, takesMarks, onUntie }: Props) {
  const { known, edit } = useEditingContext();
  const isClaim = value.claim !== undefined;
  const name = isClaim ? "claim" : "promise";
  const id = value.claim ?? value.promise;
  const claim = known.claims.find((one) => one.id === id);
  const told = isClaim ? claim?.source : known.promises.find((one) => one.id === id)?.what;
  const choices = isClaim ? known.claims : known.promises;
  const set = (key: string, one: unknown) => edit({ op: "set", path: [...path, key], value: one });
  const remove = (key: string) => edit({ op: "remove", path: [...path, key] });
  const after = value.after ?? "";
  return (
    <div className={styles.statement}>
      <FieldFrame path={[...path, "says"]} label={label}>
        <TextBox
          {...{ path: [...path, "says"], text: value.says, takesMarks, label }}
          onType={(text) => set("says", text)}
        />
      </FieldFrame>
      <FieldFrame path={[...path, name]} label={isClaim ? "Rests on" : "Promises"} hint={told}>
        <select
          id={idOf([...path, name])}
          value={id}
          onChange={({ target }) => set(name, target.value)}
        >
          {choices.map((one) => (
            <option key={one.id}>{one.id}</option>
          ))}
        </select>
      </FieldFrame>
      {!value.leaveOut && (
        <FieldFrame path={[...path, "after"]} {...wordsFor("after")}>
          <input
            id={idOf([...path, "after"])}
            value={after}
            onChange={({ target }) =>
              target.value || after === "" ? set("after", target.value) : remove("after")
            }
          />
        </FieldFrame>
      )}
      {isClaim && after === "" && (
        <FieldFrame path={[...path, "leaveOut"]} {...wordsFor("leaveOut")}>
          <input
            id={idOf([...path, "leaveOut"])}
            type="checkbox"
            className={styles.tick}
            checked={value.leaveOut === true}
            onChange={({ target }) => (target.checked ? set("leaveOut", true) : remove("leaveOut"))}
          />
        </FieldFrame>
      )}
      <button type="button" className={styles.quiet} onClick={onUntie}>
        Untie from its {name}
      </button>
    </div>
  );
}
