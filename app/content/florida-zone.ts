/** The time zone of the company, and of nearly all of Florida. */
export const FLORIDA_ZONE = "America/New_York";
