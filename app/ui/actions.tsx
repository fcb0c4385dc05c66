import { PhoneLink } from "#app/ui/contact-links.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import styles from "./actions.module.css";

interface Props {
  actions: { label: string; to: string }[];
  /** Right below the first step: why one can take it. */
  proof?: string | undefined;
}

/** The next steps at the top of a page: the first one and the phone as buttons, the others below. */
export function Actions({ actions: [first, ...others], proof }: Props) {
  return (
    <>
      <p className={styles.actions} data-first-step>
        {first && (
          <PageLink to={first.to} className={styles.action} data-screen-only>
            {first.label}
            <Icon name="arrow-right" />
          </PageLink>
        )}
        <PhoneLink className={styles.phone} />
      </p>
      {proof && (
        <p className={styles.proof} data-proof>
          <RichText>{proof}</RichText>
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.others} data-screen-only>
          {others.map(({ label, to }) => (
            <PageLink key={to} to={to} className={styles.other}>
              {label}
              <Icon name="arrow-right" />
            </PageLink>
          ))}
        </p>
      )}
    </>
  );
}
