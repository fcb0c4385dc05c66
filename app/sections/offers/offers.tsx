import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PictureCards } from "#app/ui/picture-cards.tsx";

export function Offers({ id, ...cards }: SectionProps<"offers">) {
  return (
    <Band id={id}>
      <PictureCards {...cards} />
    </Band>
  );
}
