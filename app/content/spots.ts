/** Where things are on the pictures whose scenes name some (see art/hotspots.py). */
import hotspots from "../../art/hotspots.json" with { type: "json" };

/** Percent of the picture's width and height, from its top left corner. */
export interface Place {
  x: number;
  y: number;
}

const views: Record<string, Record<string, Place>> = hotspots.views;

/** By the name of the spot; empty for a picture without any. */
export const spotsOn = (picture: string): Record<string, Place> => views[picture] ?? {};
