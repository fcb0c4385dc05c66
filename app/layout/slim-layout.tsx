/** Around pages that are not there yet, in place of the site's layout: the ways to call and to the menu. */
import { Outlet } from "react-router";
import { contentFor } from "#app/content/load.server.ts";
import { BottomBar } from "#app/layout/bottom-bar.tsx";
import { Drawer } from "#app/layout/drawer.tsx";
import { drawerFor } from "#app/layout/menu.server.ts";
import { Notices } from "#app/layout/notices.tsx";
import { LanguageLinks } from "#app/ui/language-links.tsx";
import { Logo } from "#app/ui/logo.tsx";
import header from "./header.module.css";
import site from "./site-layout.module.css";
import styles from "./slim-layout.module.css";
import type { Route } from "./+types/slim-layout";

export const loader = ({ url }: Route.LoaderArgs) => drawerFor(contentFor(url));

/** As in the site's layout. */
export const shouldRevalidate = () => false;

export default function SlimLayout({ loaderData }: Route.ComponentProps) {
  const { words, tiles, drawer, invitation } = loaderData;
  return (
    <div className={`${site.layout} ${styles.page}`}>
      <header className={header.header}>
        <div className={header.row}>
          <Logo className={header.logo} />
          <BottomBar words={words} />
          <LanguageLinks className={header.language} />
        </div>
      </header>
      <Notices />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Drawer tiles={tiles} menu={drawer} invitation={invitation} words={words} />
    </div>
  );
}
