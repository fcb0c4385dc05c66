import { ContentError } from "#app/content/reading/content-error.ts";
import { SettingsError } from "#server/settings.ts";

/** Prints what went wrong: only the message where it was written for people, the whole otherwise. */
export function tellError(error: unknown) {
  const isForPeople = error instanceof ContentError || error instanceof SettingsError;
  console.error(isForPeople ? `\n${error.message}` : error);
}
