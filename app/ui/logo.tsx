import { useSite } from "#app/ui/site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./logo.module.css";

/** Side of the mark in pixels, as drawn. */
const MARK_SIZE = 48;

interface Props {
  onDark?: boolean;
  className?: string | undefined;
}

/** The company's mark and name, leading home. */
export function Logo({ onDark = false, className }: Props) {
  const { name, home } = useSite();
  const words = name.split(" ");
  return (
    <PageLink
      to="/"
      className={[styles.logo, className].filter(Boolean).join(" ")}
      data-on-dark={onDark || undefined}
      aria-label={`${name}, ${home}`}
    >
      <img
        src={onDark ? "/mark-on-dark.svg" : "/icon.svg"}
        width={MARK_SIZE}
        height={MARK_SIZE}
        alt=""
        loading={onDark ? "lazy" : "eager"}
        fetchPriority={onDark ? "auto" : "high"}
      />
      <span className={styles.name}>
        {words.slice(0, -1).join(" ")} <span className={styles.last}>{words.at(-1)}</span>
      </span>
    </PageLink>
  );
}
