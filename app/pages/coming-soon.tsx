/** A page that is not there yet. It stands outside the layout: no header, no menus, no footer. */
import { contentFor } from "#app/content/load.server.ts";
import { headTags } from "#app/pages/head.ts";
import { pageData } from "#app/pages/page-data.server.ts";
import { Sections } from "#app/sections/sections.tsx";
import { Logo } from "#app/ui/logo.tsx";
import styles from "./coming-soon.module.css";
import type { Route } from "./+types/coming-soon";

export function loader({ url }: Route.LoaderArgs) {
  const content = contentFor(url);
  return pageData(content.pages[content.address], content);
}

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export default function ComingSoonPage({ loaderData: { sections } }: Route.ComponentProps) {
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <Logo />
      </div>
      <Sections sections={sections} />
    </main>
  );
}
