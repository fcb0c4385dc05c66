import { isKeepable } from "#app/offline/kept-pages.ts";
import { filesUnder } from "#server/files-under.ts";

const PAGE = /\/index\.html$/;

/** The pages of a build that visitors' devices may keep, as files like `tools/solar/index.html`. */
export const keepablePages = (clientFolder: string): string[] =>
  [...filesUnder(clientFolder)]
    .filter((file) => PAGE.test(file) && isKeepable(addressOf(file)))
    .toSorted();

/** Like `/tools/solar`. */
export const addressOf = (file: string) => `/${file.replace(PAGE, "")}`;
