import type { footerFor } from "#app/layout/footer.server.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LanguageLinks } from "#app/ui/language-links.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { OpenNow } from "#app/ui/open-now.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { useSite } from "#app/ui/site.ts";
import styles from "./footer.module.css";

type Props = ReturnType<typeof footerFor>;

export function Footer({ headings, ...facts }: Props) {
  const { phone, email } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.company}>
          <Logo onDark />
          <address>
            {facts.street}
            <br />
            {facts.town}
          </address>
          <p className={styles.ways}>
            <a href={`tel:${phone.dialled}`}>{phone.shown}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <OpenNow />
          <Social social={facts.social} headings={headings} />
        </div>
        <LinkColumn heading={headings.quickLinks} links={facts.quickLinks} />
        <LinkColumn heading={headings.links} links={facts.links} />
        <div className={styles.portal}>
          <h2>{headings.portal}</h2>
          <ul>
            {facts.portal.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.times}>
          <h2>{headings.hours}</h2>
          <FactList rows={facts.hours} className={styles.hours} />
        </div>
      </div>
      <div className={styles.base}>
        <ul className={styles.licences}>
          {facts.licences.map(({ name, number }) => (
            <li key={number}>
              {name} <b>{number}</b>
            </li>
          ))}
        </ul>
        <p className={styles.end}>
          {facts.copyright} <LanguageLinks className={styles.language} />
        </p>
      </div>
    </footer>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: Props["links"] }) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <LinkList links={links} />
    </nav>
  );
}

/** Networks without an address come when they have one. */
function Social({ social, headings }: Pick<Props, "social" | "headings">) {
  return (
    <ul className={styles.social} aria-label={headings.social}>
      {social.map(
        ({ network, name, address }) =>
          address && (
            <li key={network}>
              <a href={address} className={styles.network} aria-label={name}>
                <Icon name={network} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
