import { parse } from "#app/content/rich-words.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { useSite } from "#app/ui/site.ts";
import { SpokenWords } from "#app/ui/spoken-words.tsx";

interface Props {
  children: string;
  /** In which the words are, where that may be another than the page's. */
  language?: string | undefined;
}

/** Words from content, with their links and bold words. */
export function RichText({ children, language }: Props) {
  return parse(children).map((part) => {
    switch (part.kind) {
      case "bold":
        return (
          <strong key={part.at}>
            <SpokenWords>{part.words}</SpokenWords>
          </strong>
        );
      case "link":
        return part.to.startsWith("/") ? (
          <LinkFrom key={part.at} language={language} to={part.to}>
            {part.words}
          </LinkFrom>
        ) : (
          <OutsideLink key={part.at} href={part.to}>
            <SpokenWords>{part.words}</SpokenWords>
          </OutsideLink>
        );
      default:
        return <SpokenWords key={part.at}>{part.source}</SpokenWords>;
    }
  });
}

/** Words lead to a page that goes on in their language; in full, where that is not the language of this one. */
function LinkFrom({ language, to, children }: Props & { to: string }) {
  const other = useSite().otherLanguages.find((one) => one.language === language);
  return other ? (
    <a href={other.prefix + to} hrefLang={language}>
      {children}
    </a>
  ) : (
    <PageLink to={to}>
      <SpokenWords>{children}</SpokenWords>
    </PageLink>
  );
}
