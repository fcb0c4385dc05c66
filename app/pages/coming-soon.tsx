/** A page that is not there yet. It stands outside the layout: no header, no menus, no footer. */
import { headFor } from "#app/content/head.server.ts";
import { contentFor } from "#app/content/load.server.ts";
import { headTags } from "#app/pages/head.ts";
import { prepareSections } from "#app/sections/prepare.server.ts";
import { Sections } from "#app/sections/sections.tsx";
import { Logo } from "#app/ui/logo.tsx";
import styles from "./coming-soon.module.css";
import type { Route } from "./+types/coming-soon";

export function loader({ url }: Route.LoaderArgs) {
  const content = contentFor(url);
  const page = content.pages[content.address];
  if (!page) throw new Response(null, { status: 404 });
  return { head: headFor(page, content), sections: prepareSections(page, content) };
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
