/** What is left out of a file, and as much around it as cannot stand without it. */
import type { Path } from "#app/content/reading/yaml-file.ts";

/** Links lead to sections, and pages are made of them: none goes because of one text. */
const NEVER_LEFT = "sections";

export class LeftOut {
  readonly #paths: Path[];

  constructor(paths: Path[]) {
    this.#paths = [...paths];
  }

  has(path: Path): boolean {
    return this.#paths.some((one) => one.length === path.length && isIn(one, path));
  }

  /**
   * Leaves out the items around what cannot be missed there: of a question that has no answer, all.
   *
   * @param faults where something is wrong without it
   * @returns whether there was more to leave out
   */
  widen(faults: Path[]): boolean {
    const missed = this.#paths.filter((path) =>
      faults.some((fault) => isIn(path, fault) || isIn(fault, path)),
    );
    const more = missed.flatMap((path) => {
      const item = itemAround(path);
      return item && !this.has(item) ? [item] : [];
    });
    this.#paths.push(...more);
    return more.length > 0;
  }
}

/** The item of a list that a text stands in. */
function itemAround(path: Path): Path | undefined {
  const outer = path.slice(0, -1);
  const end = outer.findLastIndex((step) => typeof step === "number");
  return end < 0 || outer[end - 1] === NEVER_LEFT ? undefined : outer.slice(0, end + 1);
}

const isIn = (path: Path, outer: Path) => outer.every((step, index) => path[index] === step);
