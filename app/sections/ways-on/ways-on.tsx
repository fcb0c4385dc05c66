import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { Pills } from "#app/ui/link-list.tsx";

export function WaysOn({ id, heading, ways }: SectionProps<"ways-on">) {
  return (
    <Band id={id} heading={heading} screenOnly>
      <Pills links={ways} />
    </Band>
  );
}
