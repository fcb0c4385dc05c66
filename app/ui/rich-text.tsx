import { parse } from "#app/content/rich-words.ts";
import { PageLink } from "#app/ui/page-link.tsx";

/** Words from content, with their links and bold words. */
export function RichText({ children }: { children: string }) {
  return parse(children).map((part) => {
    switch (part.kind) {
      case "bold":
        return <strong key={part.at}>{part.words}</strong>;
      case "link":
        return part.to.startsWith("/") ? (
          <PageLink key={part.at} to={part.to}>
            {part.words}
          </PageLink>
        ) : (
          <a key={part.at} href={part.to}>
            {part.words}
          </a>
        );
      default:
        return part.source;
    }
  });
}
