import { useState } from "react";
import { altFault } from "#app/content/alt-words.ts";
import type { Path } from "#editor/writing/edit.ts";
import type { Chosen } from "./chosen.ts";
import { useTwins } from "./use-twins.ts";

export type Words = ReturnType<typeof useWords>;

/** What a picture is called and what it shows, in all languages of its page. */
export function useWords({ file }: Chosen, path: Path, hasNone: boolean) {
  const twins = useTwins(path);
  const [wish, setWish] = useState(file?.name.replace(/\.\w+$/, "") ?? "");
  const [decorates, setDecorates] = useState(false);
  /** By file; that of the page itself is empty. */
  const [alts, setAlts] = useState<Record<string, string>>({});
  const needed = ["", ...twins.map((twin) => twin.file)];
  const isSaid = needed.every((one) => alts[one]?.trim() && !altFault(alts[one]));
  return {
    twins,
    wish,
    setWish,
    decorates,
    setDecorates,
    isSaid: hasNone || decorates || isSaid,
    /** Nothing where its place takes no words. */
    altFor: (one = "") => (hasNone ? undefined : decorates ? "" : (alts[one] ?? "")),
    setAlt: (one: string, alt: string) => setAlts((all) => ({ ...all, [one]: alt })),
  };
}
