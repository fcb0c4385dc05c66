import type { MenuEntry, MenuLink } from "#app/layout/menu.server.ts";
import { TopMenu } from "#app/layout/top-menu.tsx";
import { LanguageLinks } from "#app/ui/language-links.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./header.module.css";

interface Props {
  buttons: MenuLink[];
  menu: MenuEntry[];
  menuLabel: string;
  invitation: MenuLink;
}

/** Stays at the top of the window. The menu in its middle is for large screens. */
export function Header({ buttons, menu, menuLabel, invitation }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Logo className={styles.logo} />
        <TopMenu entries={menu} label={menuLabel} />
        <div className={styles.buttons} data-screen-only>
          <LanguageLinks className={styles.language}>{inHeader}</LanguageLinks>
          <PageLink to={invitation.to} className={styles.invitation}>
            {invitation.label}
          </PageLink>
          {buttons.map(({ to, label }) => (
            <PageLink key={to} to={to} className={styles.button}>
              {label}
            </PageLink>
          ))}
        </div>
      </div>
    </header>
  );
}

/** Where the row is full, two letters stand for the name. */
const inHeader = ({ language, name }: { language: string; name: string }) => (
  <>
    <span className={styles.wholeName}>{name}</span>
    <span className={styles.shortName} aria-hidden="true">
      {language.toUpperCase()}
    </span>
  </>
);
