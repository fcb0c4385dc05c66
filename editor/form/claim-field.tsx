/** What has many entries, like the facts with their sources, is chosen by its words. */
import { CloseButton, DialogButton, closeDialog } from "./dialog.tsx";
import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { FieldFrame } from "./field-frame.tsx";
import { SearchList } from "./search-list.tsx";
import { typed } from "./shape.ts";
import styles from "./fields.module.css";

export interface Choice {
  id: string;
  says: string;
  /** The first that it stands behind. */
  sentence?: string | undefined;
}

interface PickProps {
  id?: string;
  /** On the button that opens the list. */
  label: string;
  heading: string;
  choices: Choice[];
  onPick: (id: string) => void;
}

export const Pick = ({ choices, onPick, ...button }: PickProps) => (
  <DialogButton {...button} buttonClass={styles.pick}>
    <SearchList
      label="Find by any of its words"
      all={choices}
      textOf={({ id, says, sentence = "" }) => `${id} ${says} ${sentence}`}
      className={styles.choices}
      aside={<CloseButton>Cancel</CloseButton>}
    >
      {({ id, says, sentence }) => (
        <li key={id}>
          <button
            type="button"
            onClick={(event) => {
              closeDialog(event);
              onPick(id);
            }}
          >
            {sentence ?? says}
            {sentence && <small>{says}</small>}
          </button>
        </li>
      )}
    </SearchList>
  </DialogButton>
);

export function ClaimField(props: FieldProps) {
  const { known, edit } = useEditingContext();
  const chosen = known.claims.find(({ id }) => id === props.value);
  return (
    <FieldFrame {...props} hint={chosen?.says ?? props.hint}>
      {({ id }) => (
        <Pick
          id={id}
          label={chosen?.sentence ?? (typed(props.value) || "Choose a source")}
          heading={props.label}
          choices={known.claims}
          onPick={(value) => edit({ op: "set", path: props.path, value })}
        />
      )}
    </FieldFrame>
  );
}
