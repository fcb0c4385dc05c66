/** A page that is not there yet. It stands outside the layout: no header, no menus, no footer. */
import components from "virtual:sections/coming-soon";
import { headTags } from "#app/pages/head.ts";
import { Sections } from "#app/sections/sections.tsx";
import { Logo } from "#app/ui/logo.tsx";
import styles from "./coming-soon.module.css";
import type { Route } from "./+types/coming-soon";

export { loader } from "#app/pages/page.server.ts";

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export default function ComingSoonPage({ loaderData: { sections } }: Route.ComponentProps) {
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <Logo />
      </div>
      <Sections sections={sections} components={components} />
    </main>
  );
}
