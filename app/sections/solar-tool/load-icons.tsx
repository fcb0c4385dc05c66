import AirVent from "lucide-react/icons/air-vent";
import Fan from "lucide-react/icons/fan";
import HeartPulse from "lucide-react/icons/heart-pulse";
import Laptop from "lucide-react/icons/laptop";
import Lightbulb from "lucide-react/icons/lightbulb";
import Refrigerator from "lucide-react/icons/refrigerator";
import Router from "lucide-react/icons/router";
import Snowflake from "lucide-react/icons/snowflake";
import Tv from "lucide-react/icons/tv";
import Waves from "lucide-react/icons/waves";
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
