/** How the editor knows who comes. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Person } from "./person.ts";

export interface Login {
  /**
   * @returns nothing where somebody could log in
   * @throws Closed for whom the editor is not
   */
  who: (request: IncomingMessage) => Person | undefined;
  /** Leads there. */
  begin?: (response: ServerResponse) => Promise<void>;
  /** Takes who comes back from there. */
  end?: (request: IncomingMessage, response: ServerResponse) => Promise<Person>;
  leave?: (request: IncomingMessage, response: ServerResponse) => void;
}
