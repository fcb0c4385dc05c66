import { type ReactNode, useId, useState } from "react";
import styles from "./fields.module.css";

interface SearchListProps<One> {
  label: string;
  placeholder?: string;
  all: One[];
  /** In which the words are looked for. */
  textOf: (one: One) => string;
  className: string | undefined;
  /** Beside the field. */
  aside?: ReactNode;
  /** Draws what is found, as an item of the list. */
  children: (one: One) => ReactNode;
}

/** What can be chosen, narrowed by words that somebody types. */
export function SearchList<One>(props: SearchListProps<One>) {
  const { label, placeholder, all, textOf, className, aside, children } = props;
  const [query, setQuery] = useState("");
  const id = useId();
  const words = query.toLowerCase().split(/\s+/);
  const found = all.filter((one) => {
    const text = textOf(one).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <div className={styles.search}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="search"
          placeholder={placeholder}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        {aside}
      </div>
      <output className={styles.note}>
        {found.length === 0
          ? "Nothing is called or described like that. Try one word of it."
          : `${found.length} of ${all.length}`}
      </output>
      <ul className={className}>{found.map(children)}</ul>
    </>
  );
}
