import { useId, useState } from "react";
import type { KnownPicture } from "#editor/server/known.ts";
import { useEditingContext } from "#editor/form/editing-context.ts";
import fields from "#editor/form/fields.module.css";
import styles from "./pictures.module.css";

interface Props {
  leastWidth: number;
  onPicture: (picture: KnownPicture) => void;
}

/** All pictures that are there, sought by their names. */
export function PictureChoice({ leastWidth, onPicture }: Props) {
  const { known, takesFiles } = useEditingContext();
  const [sought, seek] = useState("");
  const id = useId();
  const words = sought.toLowerCase().split(/[\s-]+/);
  const found = known.pictures.filter(({ name }) => words.every((one) => name.includes(one)));
  return (
    <section className={styles.choice}>
      <label htmlFor={id}>
        {takesFiles ? "Or take one that is there" : "Take one that is there"}
      </label>
      <input
        id={id}
        type="search"
        placeholder="roof"
        value={sought}
        onChange={({ target }) => seek(target.value)}
      />
      <output className={fields.note}>
        {found.length === 0
          ? "No picture has this name. Try one word of it."
          : `${found.length} of ${known.pictures.length} pictures`}
      </output>
      <ul>
        {found.map((picture) => (
          <li key={picture.name}>
            <button type="button" onClick={() => onPicture(picture)}>
              <img src={picture.thumbnail} alt="" loading="lazy" />
              <span>{picture.name}</span>
              {picture.widest < leastWidth && <small>too small for this place</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
