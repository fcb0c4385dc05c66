/** What a price can be asked for. A name is the last part of the service's address. */
export const IMPROVEMENTS = [
  "solar",
  "roofing",
  "hurricane-protection",
  "remodelling",
  "hvac",
  "pools",
] as const;

export const HOME_SERVICES = [
  "flooring",
  "painting",
  "turf",
  "solar-panel-cleaning",
  "driveways",
  "ev-charging",
  "security",
  "pressure-cleaning",
  "window-cleaning",
] as const;

export const SERVICES = [...IMPROVEMENTS, ...HOME_SERVICES] as const;

/** Chooses a service in the form for a price: `/free-pricing?service=solar`. */
export const SERVICE_QUERY = "service";

/** What a visitor chose to bring from a tool to the form for a price, for its text field. */
export const MESSAGE_QUERY = "message";

/** Marks an address with only some answers, like a link into a tool: what is missing is no error yet. */
export const PARTIAL_QUERY = "begun";

export type Service = (typeof SERVICES)[number];

/** What has a page that is not there yet, and may be waited for: a service, or who we are. */
export const AWAITED = [...SERVICES, "team"] as const;

export type Awaited = (typeof AWAITED)[number];

/** Where the page of it is, like `/services/turf`. */
export function addressOf(awaited: Awaited): string {
  return HOME_SERVICES.some((one) => one === awaited) ? `/services/${awaited}` : `/${awaited}`;
}

export const isService = (name: string): name is Service => SERVICES.some((one) => one === name);
