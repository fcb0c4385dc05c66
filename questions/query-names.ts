/** Chooses a service in the form for a price: `/free-pricing?service=solar`. */
export const SERVICE_QUERY = "service";

/** What a visitor chose to bring from a tool to the form for a price, for its text field. */
export const MESSAGE_QUERY = "message";

/** Marks an address with only some answers, like a link into a tool: what is missing is no error yet. */
export const PARTIAL_QUERY = "begun";
