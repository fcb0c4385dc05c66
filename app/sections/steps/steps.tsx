import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { NumberedSteps } from "#app/ui/numbered-steps.tsx";
import { Lead } from "#app/ui/paragraph.tsx";
import band from "#app/ui/band.module.css";

export function Steps({ id, heading, lead, steps }: SectionProps<"steps">) {
  return (
    <Band id={id} ground="soft" className={band.split}>
      <div>
        <h2>{heading}</h2>
        <Lead>{lead}</Lead>
      </div>
      <NumberedSteps steps={steps} size="large" />
    </Band>
  );
}
