/** Chooses a service in the form for a price: `/free-pricing?service=solar`. */
export const SERVICE_QUERY = "service";

/** What a visitor chose to bring from a tool to the form for a price, for its text field. */
export const MESSAGE_QUERY = "message";

/** Shows a house in the storm beside the form for a price, by what is seen of it: `tile-bare-whole-dark`. */
export const HOUSE_QUERY = "house";

/** Marks an address with only some answers, like a link into a tool: what is missing is no error yet. */
export const PARTIAL_QUERY = "begun";
