import { useSite } from "#app/ui/site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./logo.module.css";

/** Side of the mark in pixels, as drawn. */
const MARK_SIZE = 48;

interface Props {
  onDark?: boolean;
  className?: string | undefined;
}

/** The company's mark and name, or the word mark that stands for both, leading home. */
export function Logo({ onDark = false, className }: Props) {
  const { name, logo, home } = useSite();
  const wordMark = onDark ? logo.wordMarkOnDark : logo.wordMark;
  const mark = onDark ? logo.markOnDark : logo.mark;
  const words = name.split(" ");
  return (
    <PageLink
      to="/"
      className={[styles.logo, className].filter(Boolean).join(" ")}
      data-on-dark={onDark || undefined}
      aria-label={`${name}, ${home}`}
    >
      <img
        src={`/${wordMark ?? mark}`}
        width={wordMark ? undefined : MARK_SIZE}
        height={MARK_SIZE}
        alt=""
        loading={onDark ? "lazy" : "eager"}
        fetchPriority={onDark ? "auto" : "high"}
        data-word-mark={wordMark && true}
      />
      {!wordMark && (
        <span className={styles.name}>
          {words.slice(0, -1).join(" ")} <span className={styles.last}>{words.at(-1)}</span>
        </span>
      )}
    </PageLink>
  );
}
