import type { SectionProps } from "#app/sections/prepare.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./free-help.module.css";

/** Who helps for nothing, and is not us. */
export function FreeHelp({ heading, text, list }: SectionProps<"rights-tool">["help"]) {
  return (
    <section className={styles.help}>
      <h2>{heading}</h2>
      <p className={styles.text}>
        <RichText>{text}</RichText>
      </p>
      <dl>
        {list.map(({ name, text: how }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <RichText>{how}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
