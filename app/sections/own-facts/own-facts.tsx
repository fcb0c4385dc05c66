import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Band } from "#app/ui/band.tsx";
import { FactList } from "#app/ui/fact-list.tsx";

export function OwnFacts({ id, heading, lead, rows }: SectionProps<"own-facts">) {
  return (
    <Band id={id} heading={heading} lead={lead} ground="soft">
      <FactList rows={rows.map(({ label, text }) => ({ label, fact: text }))} />
    </Band>
  );
}
