import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { NumberedSteps } from "#app/ui/numbered-steps.tsx";

export function Steps({ id, heading, lead, steps }: SectionProps<"steps">) {
  return (
    <Band id={id} heading={heading} lead={lead} ground="soft">
      <NumberedSteps steps={steps} size="large" />
    </Band>
  );
}
