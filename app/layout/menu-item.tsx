import { useId } from "react";
import type { MenuItem as Item } from "#app/layout/menu.server.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import common from "#app/ui/common.module.css";
import styles from "./menu-item.module.css";

interface Props {
  item: Item;
  /** The id of what says that it is not there yet, where that is said of a whole group. */
  soonId?: string | undefined;
}

/** A link in a menu with its picture and a line about it. All of it can be clicked; its name is the label. */
export function MenuItem({ item, soonId }: Props) {
  const { line, picture, soon, pages } = item;
  const id = useId();
  const soonHere = soonId ? undefined : soon;
  const hasMore = Boolean(line ?? soonHere);
  const describedBy = [hasMore && id, soonId].filter(Boolean).join(" ");
  return (
    <li className={styles.item}>
      {picture && <Thumbnail src={picture} />}
      <div className={styles.words}>
        <PageLink to={item.to} className={styles.link} aria-describedby={describedBy || undefined}>
          {item.label}
        </PageLink>
        {hasMore && (
          <span id={id} className={styles.more}>
            {soonHere && <span className={common.tag}>{soonHere}</span>}{" "}
            {line && <span className={styles.line}>{line}</span>}
          </span>
        )}
      </div>
      {pages.length > 0 && (
        <LinkList links={pages} className={styles.pages} linkClassName={styles.page} />
      )}
    </li>
  );
}

/**
 * A picture of an inch. No browser fetches it while its menu is closed: it is lazy, and has no place
 * on the page until then. It needs no script.
 */
const Thumbnail = ({ src }: { src: string }) => (
  <span className={styles.picture}>
    {/* Lazy first: what React makes on its own would be fetched as soon as it has an address. */}
    <img loading="lazy" decoding="async" src={src} width={240} height={180} alt="" />
  </span>
);
