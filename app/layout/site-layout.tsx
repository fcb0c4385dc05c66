/** Everything around a page: header above, footer below, bottom bar and drawer on small screens. */
import { memo } from "react";
import { Outlet } from "react-router";
import { contentFor } from "#app/content/load.server.ts";
import { BottomBar } from "#app/layout/bottom-bar.tsx";
import { Drawer } from "#app/layout/drawer.tsx";
import { Footer } from "#app/layout/footer.tsx";
import { footerFor } from "#app/layout/footer.server.ts";
import { Header } from "#app/layout/header.tsx";
import { LanguageOffer } from "#app/layout/language-offer.tsx";
import { drawerFor, linksFor, menuFor } from "#app/layout/menu.server.ts";
import { Notices } from "#app/layout/notices.tsx";
import styles from "./site-layout.module.css";
import type { Route } from "./+types/site-layout";

export function loader({ url }: Route.LoaderArgs) {
  const content = contentFor(url);
  const { navigation } = content;
  return {
    ...drawerFor(content),
    header: linksFor(navigation.header, content),
    topMenu: menuFor(navigation.topMenu, content),
    footer: footerFor(content),
  };
}

/** The menus are the same on every page of a language: no need to load them again. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <div className={styles.layout}>
      <Above {...loaderData} />
      <Notices />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Below {...loaderData} />
    </div>
  );
}

type Props = Route.ComponentProps["loaderData"];

// Remembered, as sections are: they hold a hundred links and stay the same from page to page.
const Above = memo(function Above({ header, invitation, topMenu, words }: Props) {
  return (
    <>
      <a className={styles.skip} href="#content" data-screen-only>
        {words.skipToContent}
      </a>
      <Header buttons={header} menu={topMenu} menuLabel={words.mainMenu} invitation={invitation} />
    </>
  );
});

const Below = memo(function Below({ footer, tiles, drawer, invitation, words }: Props) {
  return (
    <>
      <Footer {...footer} />
      <BottomBar words={words} />
      <LanguageOffer />
      <Drawer tiles={tiles} menu={drawer} invitation={invitation} words={words} />
    </>
  );
});
