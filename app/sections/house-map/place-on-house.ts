import { PICTURE_PLACES } from "#app/content/picture-places.ts";
import { type ReadyPicture, type Spot, spotInCut, type Spots } from "#app/content/pictures.ts";

/** Where the spot is on a wide screen, or a phone; nothing where the picture has none of that name. */
export function placeOnHouse(
  part: string,
  picture: ReadyPicture & { spots: Spots },
  on: "house" | "houseUpright" = "house",
): Spot | undefined {
  const [{ ratio, at }] = PICTURE_PLACES[on].shapes;
  const spot = picture.spots[part];
  return spot && spotInCut(spot, picture, ratio[0] / ratio[1], at);
}
