/** Everything of the editor is below it. */
export const EDITOR_ADDRESS = "/edit/";
