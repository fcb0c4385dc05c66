import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { PictureCards } from "#app/ui/picture-cards.tsx";

export function ServiceList({ id, ...cards }: SectionProps<"service-list">) {
  return (
    <Band id={id}>
      <PictureCards {...cards} />
    </Band>
  );
}
