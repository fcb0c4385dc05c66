import { parse } from "#app/content/rich-words.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";

/** Words from content, with their links, bold words and samples. */
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
      case "sample":
        return <SampleMark key={part.at}>{part.words}</SampleMark>;
      default:
        return part.source;
    }
  });
}
