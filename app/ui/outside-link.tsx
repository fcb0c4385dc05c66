import type { ComponentProps } from "react";
import { DEFAULT_LANGUAGE, languageNamedIn } from "#app/content/language.ts";
import { useSite } from "#app/ui/site.ts";

interface Props extends ComponentProps<"a"> {
  href: string;
}

/**
 * A link to a page of others. Those are in English, unless their address says otherwise, as in
 * `fema.gov/es`; a page in another language says so.
 */
export function OutsideLink({ children, ...props }: Props) {
  const { inEnglish } = useSite();
  const { protocol, pathname } = new URL(props.href);
  const isTold =
    inEnglish && protocol.startsWith("http") && languageNamedIn(pathname) === DEFAULT_LANGUAGE;
  return (
    <a {...props} hrefLang={isTold ? DEFAULT_LANGUAGE : undefined}>
      {children}
      {isTold && ` ${inEnglish}`}
    </a>
  );
}
