import { ChoiceField } from "./choice-field.tsx";
import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { Problems } from "./field-frame.tsx";
import { wordsFor } from "./field-words.ts";
import { LineField } from "./line-field.tsx";
import styles from "./fields.module.css";

/** A picture from the list, and what it shows. */
export function PictureField({ value, path, label, hint, onLeaveOut }: FieldProps) {
  const { known } = useEditingContext();
  const { name = "", alt = "" } = (value ?? {}) as { name?: string; alt?: string };
  const thumbnail = known.pictures.find((one) => one.name === name)?.thumbnail;
  const text = { type: "string" };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {hint && <p className={styles.note}>{hint}</p>}
      {onLeaveOut && (
        <button type="button" className={styles.quiet} onClick={onLeaveOut}>
          Leave out<span className={styles.unseen}> {label}</span>
        </button>
      )}
      <Problems path={path} />
      <div className={styles.picture}>
        {thumbnail ? <img src={thumbnail} alt="" /> : <span className={styles.noPicture} />}
        <div>
          <ChoiceField
            shape={text}
            value={name}
            path={[...path, "name"]}
            label="Picture"
            choices={known.pictures.map((one) => one.name)}
          />
          <LineField shape={text} value={alt} path={[...path, "alt"]} {...wordsFor("alt")} />
        </div>
      </div>
    </fieldset>
  );
}
