import type { SectionProps } from "#app/sections/prepare.server.ts";

/** What all parts of this tool are given. */
export type SolarProps = SectionProps<"solar-tool">;
