import { PageLink } from "#app/ui/page-link.tsx";

interface Props {
  links: { to: string; label: string }[];
}

export function LinkList({ links }: Props) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to}>{label}</PageLink>
        </li>
      ))}
    </ul>
  );
}
