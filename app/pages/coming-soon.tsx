/** A page that is not there yet. It stands outside the layout: no header, no menus, no footer. */
import components from "virtual:sections/coming-soon";
import { stayOnForm } from "#app/forms/stay-on-form.ts";
import { Notices } from "#app/layout/notices.tsx";
import { FormTitle } from "#app/pages/form-page.tsx";
import { untitledTags } from "#app/pages/head.ts";
import { Sections } from "#app/sections/sections.tsx";
import { LanguageLinks } from "#app/ui/language-links.tsx";
import { Logo } from "#app/ui/logo.tsx";
import common from "#app/ui/common.module.css";
import styles from "./coming-soon.module.css";
import type { Route } from "./+types/coming-soon";

export { action } from "#app/pages/form-page.server.ts";
export { loader } from "#app/pages/page.server.ts";

export const clientAction = (args: Route.ClientActionArgs) => stayOnForm(args);

export const meta = ({ loaderData }: Route.MetaArgs) => untitledTags(loaderData?.head);

export default function ComingSoonPage({ loaderData: { head, ...page } }: Route.ComponentProps) {
  return (
    <>
      <Notices />
      <main className={styles.page}>
        <FormTitle title={head.title} />
        <div className={styles.head}>
          <Logo />
          <LanguageLinks className={common.target} />
        </div>
        <Sections {...page} components={components} />
      </main>
    </>
  );
}
