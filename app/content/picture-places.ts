/**
 * Where pictures stand: how wide they have to be there, and how each place cuts them. The styles of the
 * places do so; a test looks whether they do it like this (tests/picture-places.nightly.spec.ts).
 */

interface Shape {
  /** On which screens, in words. */
  on: string;
  /** Width to height. */
  ratio: readonly [number, number];
  /** What stays in sight where the picture itself does not say: percent, as in `object-position`. */
  at?: readonly [across: number, down: number];
}

export interface PicturePlace {
  /** The use in images.yaml that makes it wide enough. */
  use: string;
  /** Those that differ by more than a little. */
  shapes: readonly Shape[];
}

export const PICTURE_PLACES = {
  hero: {
    use: "half",
    shapes: [
      { on: "Phones", ratio: [16, 9], at: [88, 50] },
      { on: "Desktops", ratio: [5, 4], at: [88, 50] },
      { on: "Desktops, from edge to edge", ratio: [12, 5], at: [100, 50] },
      { on: "Above short answers", ratio: [8, 5], at: [88, 50] },
    ],
  },
  house: { use: "wide", shapes: [{ on: "Desktops", ratio: [16, 9], at: [50, 55] }] },
  houseUpright: { use: "portrait", shapes: [{ on: "Phones", ratio: [4, 5], at: [50, 100] }] },
  fullWidth: {
    use: "wide",
    shapes: [
      { on: "Phones", ratio: [3, 2] },
      { on: "Desktops", ratio: [13, 6] },
    ],
  },
  call: {
    use: "wide",
    shapes: [
      { on: "Phones", ratio: [3, 1] },
      { on: "Desktops", ratio: [4, 3], at: [70, 70] },
    ],
  },
  tile: {
    use: "half",
    shapes: [
      { on: "Phones", ratio: [16, 9], at: [80, 60] },
      { on: "Desktops, upright", ratio: [5, 6], at: [80, 60] },
      { on: "Desktops, wide", ratio: [15, 8], at: [60, 72] },
    ],
  },
  card: {
    use: "half",
    shapes: [
      { on: "Phones", ratio: [3, 4] },
      { on: "Desktops", ratio: [4, 3] },
    ],
  },
  column: {
    use: "small",
    shapes: [
      { on: "Phones", ratio: [2, 1] },
      { on: "Desktops", ratio: [4, 3] },
    ],
  },
  choice: { use: "small", shapes: [{ on: "Everywhere", ratio: [3, 2] }] },
  /** Marked with what was chosen beside it. */
  chosen: { use: "portrait", shapes: [{ on: "Desktops", ratio: [4, 3], at: [50, 85] }] },
  person: { use: "small", shapes: [{ on: "Everywhere", ratio: [1, 1] }] },
  menu: { use: "tiny", shapes: [{ on: "Everywhere", ratio: [4, 3] }] },
  poster: { use: "half", shapes: [{ on: "Everywhere", ratio: [4, 3] }] },
  slider: { use: "half", shapes: [{ on: "Everywhere", ratio: [4, 3] }] },
  /** Shown whole, with marks on it. */
  scene: { use: "half", shapes: [{ on: "Everywhere", ratio: [4, 3] }] },
} as const satisfies Record<string, PicturePlace>;

/** For `.meta`, by which the editor knows in which place a picture stands. */
export const at = (place: keyof typeof PICTURE_PLACES) => ({ place });
