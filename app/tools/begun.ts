/**
 * In an address that holds only some answers, from a door to a tool: so that what is not answered yet is
 * no mistake.
 */
export const BEGUN = "begun";
