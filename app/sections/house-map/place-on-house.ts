import { PICTURE_PLACES } from "#app/content/picture-places.ts";
import { type ReadyPicture, type Spot, spotInCut, type Spots } from "#app/content/pictures.ts";

/** Where the spot is on a wide screen; nothing where the picture has none of that name. */
export function placeOnHouse(
  part: string,
  picture: ReadyPicture & { spots: Spots },
): Spot | undefined {
  const spot = picture.spots[part];
  const [{ ratio, at }] = PICTURE_PLACES.house.shapes;
  return spot && spotInCut(spot, picture, ratio[0] / ratio[1], at);
}
