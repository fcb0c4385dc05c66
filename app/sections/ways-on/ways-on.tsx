import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Pills } from "#app/ui/pills.tsx";

export function WaysOn({ id, heading, ways }: SectionProps<"ways-on">) {
  return (
    <Band id={id} heading={heading} screenOnly>
      <Pills ways={ways} />
    </Band>
  );
}
