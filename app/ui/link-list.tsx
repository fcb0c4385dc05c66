import { PageLink } from "#app/ui/page-link.tsx";
import common from "#app/ui/common.module.css";
import pill from "#app/ui/pill.module.css";

interface Props {
  links: { to: string; label: string }[];
  className?: string | undefined;
  /** Of each link. */
  linkClassName?: string | undefined;
}

/** Ways to other pages. */
export const LinkList = ({ links, className, linkClassName }: Props) => (
  <ul className={className}>
    {links.map(({ to, label }) => (
      <li key={to}>
        <PageLink to={to} className={linkClassName}>
          {label}
        </PageLink>
      </li>
    ))}
  </ul>
);

/** The same side by side. */
export const Pills = ({ links }: Pick<Props, "links">) => (
  <LinkList links={links} className={common.wrap} linkClassName={pill.pill} />
);
