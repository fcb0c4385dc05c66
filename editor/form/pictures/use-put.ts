import { useState } from "react";
import type { Focus } from "#app/content/pictures.ts";
import type { Path } from "#editor/writing/edit.ts";
import { useEditingContext } from "#editor/form/editing-context.ts";
import { placeInWords } from "#editor/form/field-words.ts";
import type { Chosen } from "./chosen.ts";
import type { SentPicture } from "./use-sent-picture.ts";
import type { Words } from "./use-words.ts";

export interface Fault {
  message: string;
  /** Of what is said about this picture. */
  isHere: boolean;
}

interface Put {
  chosen: Chosen;
  sent: SentPicture;
  path: Path;
  words: Words;
  focus: Focus | undefined;
  onDone: () => void;
}

/** Writes a picture into its place; what keeps it from that is told, and nothing is written. */
export function usePut({ chosen, sent, path, words, focus, onDone }: Put) {
  const { file, putPicture } = useEditingContext();
  const [isPutting, setPutting] = useState(false);
  const [faults, setFaults] = useState<Fault[]>([]);

  async function put() {
    const picture = chosen.picture
      ? { name: chosen.picture.name }
      : sent.id && { id: sent.id, wish: words.wish, ...(focus && { focus }) };
    if (!picture) return;
    setPutting(true);
    setFaults([]);
    try {
      const twins = words.twins.map((one) => ({ ...one, alt: words.altFor(one.file) }));
      const problems = await putPicture({ path, alt: words.altFor(), picture, twins });
      if (problems.length === 0) return onDone();
      setFaults(
        problems.map((one) => {
          const isHere = one.file === `content/${file}` && isBelow(one.path, path);
          const where = `Not right yet, so nothing is written: ${one.file}, ${placeInWords(one.path.join("."))}`;
          return { message: isHere ? one.message : `${where}: ${one.message}`, isHere };
        }),
      );
    } catch (error) {
      setFaults([{ message: (error as Error).message, isHere: false }]);
    } finally {
      setPutting(false);
    }
  }
  return { put, isPutting, faults };
}

const isBelow = (path: readonly PropertyKey[], above: Path) =>
  above.every((key, index) => String(path[index]) === String(key));
