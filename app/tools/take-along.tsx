import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { ToolWords } from "#app/content/reading/tool-words.ts";
import { MESSAGE_QUERY, type Service, SERVICE_QUERY } from "#questions/services.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import styles from "./tool-frame.module.css";

interface Props {
  service: Service;
  heading: string;
  headline: ReactNode;
  tools: ToolWords;
  tool: { query: URLSearchParams };
}

/**
 * The way to the form for a price, with the answer in one line and the address at which all of it stands
 * again: for whoever wants to bring them, and only by their own click.
 */
export function TakeAlong({ service, heading, headline, tools, tool }: Props) {
  const { pathname } = useLocation();
  const answer = typeof headline === "string" ? headline : "";
  const address = `${pathname.replace(/(?<=.)\/$/, "")}?${tool.query.toString()}`;
  const message = `${heading}\n${answer}\n${address}`;
  const query = new URLSearchParams({ [SERVICE_QUERY]: service, [MESSAGE_QUERY]: message });
  return (
    <p className={styles.note}>
      <PageLink to={`/free-pricing?${query.toString()}`} prefetch="none">
        {tools.takeAlong}
      </PageLink>
      . {tools.takeAlongText}
    </p>
  );
}
