import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import common from "#app/ui/common.module.css";
import pill from "#app/ui/pill.module.css";

export function WaysOn({ id, heading, ways }: SectionProps<"ways-on">) {
  return (
    <Band id={id} heading={heading} screenOnly>
      <ul className={common.wrap}>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} className={pill.pill}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
