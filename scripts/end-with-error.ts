import { ContentError } from "#app/content/reading/yaml-file.ts";
import { SettingsError } from "#server/settings.ts";

/** Prints only the message where it was written for people, else everything. The process ends with 1. */
export function endWithError(error: unknown) {
  const isForPeople = error instanceof ContentError || error instanceof SettingsError;
  console.error(isForPeople ? `\n${error.message}` : error);
  process.exitCode = 1;
}
