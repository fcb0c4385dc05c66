import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { useTell } from "#app/counting/use-tell.ts";

/** A tool goes by the name of its page. */
const TOOL = /\/tools\/([\w-]+)$/;
/** The tools that have answered since the page was loaded. */
const told = new Set<string>();

/**
 * Tells once that a tool has answered what somebody asked it. Not what that was: only the tool's name
 * leaves the browser.
 *
 * @param hasAnswered not with its own example
 */
export function useToldAnswer(hasAnswered: boolean) {
  const { pathname } = useLocation();
  const tell = useTell();
  const name = TOOL.exec(pathname)?.[1];
  const tellOnce = useEffectEvent((tool: string) => {
    if (told.has(tool)) return;
    told.add(tool);
    tell("tool", tool);
  });
  useEffect(() => {
    if (hasAnswered && name) tellOnce(name);
  }, [hasAnswered, name]);
}
