import type { Person } from "./person.ts";

/** What the form knows of the team. */
export interface Team {
  person: Pick<Person, "name" | "mail">;
  /** Where the pages beside the form are. */
  preview: string;
  /** How many changes others published that are not here yet. */
  behind: number;
  mayLeave: boolean;
}
