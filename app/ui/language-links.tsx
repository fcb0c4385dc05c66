import type { ComponentProps, ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import type { OtherLanguage } from "#app/content/load.server.ts";
import { useSite } from "#app/ui/site.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface Props {
  className?: string | undefined;
  /** What is seen, where that is not the name of the language. */
  children?: (other: OtherLanguage) => ReactNode;
}

/** The way to the same page in each other language, named as its readers call it. */
export function LanguageLinks({ children, ...props }: Props) {
  return useSite().otherLanguages.map((other) => (
    <LanguageLink key={other.language} to={other} {...props}>
      {children?.(other) ?? other.name}
    </LanguageLink>
  ));
}

/**
 * The way to the same page in another language. It is loaded in full, as another document; only its address
 * remembers what was chosen.
 */
export function LanguageLink({ to, children, ...props }: LinkProps) {
  const { language, prefix } = to;
  const { page, rest } = usePlace();
  return (
    <a
      href={(prefix + page || "/") + rest}
      lang={language}
      hrefLang={language}
      onClick={(event) => {
        // What is typed into a tool stands in the address, of which the router does not know.
        event.currentTarget.search = window.location.search;
      }}
      // Pages are made without what stands behind their address: scripts bring it.
      suppressHydrationWarning
      {...props}
    >
      {children}
    </a>
  );
}

interface LinkProps extends ComponentProps<"a"> {
  to: OtherLanguage;
}

/** Where the visitor is, without the language; at what is no page, that is the home page. */
function usePlace() {
  const { prefix } = useSite();
  const { pathname, search, hash } = useLocation();
  const isPage = useMatches().at(-1)?.loaderData !== undefined;
  const hydrated = useHydrated();
  if (!isPage) return { page: "", rest: "" };
  // Pages are made at their address with a slash behind it.
  const page = pathname.slice(prefix.length).replace(/\/$/, "");
  return { page, rest: import.meta.env.SSR || hydrated ? search + hash : "" };
}
