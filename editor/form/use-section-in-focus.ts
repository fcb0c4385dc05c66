import { useEffect, useState } from "react";
import { idOf } from "./editing-context.ts";

const SECTIONS = `${idOf(["sections"])}.`;

/** @returns the place of the section whose fields were last gone to; nothing before that */
export function useSectionInFocus(): number | undefined {
  const [section, setSection] = useState<number>();
  useEffect(() => {
    const follow = ({ target }: FocusEvent) =>
      setSection((last) => (target instanceof Element ? sectionAround(target) : undefined) ?? last);
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, []);
  return section;
}

function sectionAround(field: Element): number | undefined {
  const place = field.closest(`[id^="${SECTIONS}"]`)?.id.slice(SECTIONS.length);
  return place === undefined ? undefined : Number.parseInt(place, 10);
}
