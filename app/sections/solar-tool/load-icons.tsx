import {
  AirVent,
  Fan,
  HeartPulse,
  Laptop,
  Lightbulb,
  Refrigerator,
  Router,
  Snowflake,
  Tv,
  Waves,
} from "lucide-react";
import type { LoadName } from "#estimates/solar/home-loads.ts";

const icons = {
  fridge: Refrigerator,
  lights: Lightbulb,
  router: Router,
  cpap: HeartPulse,
  fan: Fan,
  tv: Tv,
  laptop: Laptop,
  windowAir: AirVent,
  centralAir: Snowflake,
  poolPump: Waves,
} satisfies Record<LoadName, typeof Fan>;

/** Always beside its word. */
export function LoadIcon({ name }: { name: LoadName }) {
  const Drawing = icons[name];
  return <Drawing width="1.6em" height="1.6em" strokeWidth={1.75} aria-hidden />;
}
