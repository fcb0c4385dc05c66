import type { ReactNode } from "react";
import { PageLink } from "#app/ui/page-link.tsx";

const MARKS = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

/** Words from content, with their `[links](/address)` and `**bold**`. */
export function RichText({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(MARKS)) {
    const [whole, label, target, bold] = match;
    parts.push(children.slice(end, match.index));
    if (bold) parts.push(<strong key={match.index}>{bold}</strong>);
    else if (target?.startsWith("/")) {
      parts.push(
        <PageLink key={match.index} to={target}>
          {label}
        </PageLink>,
      );
    } else {
      parts.push(
        <a key={match.index} href={target}>
          {label}
        </a>,
      );
    }
    end = match.index + whole.length;
  }
  return [...parts, children.slice(end)];
}
