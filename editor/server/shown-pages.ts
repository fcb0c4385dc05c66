/** The pages of the development server, which must say what was written. */
import { type ViteDevServer, isRunnableDevEnvironment } from "vite";
import { forgetContent } from "#app/content/reading/content-plugin.ts";
import { inContent } from "./content-files.ts";

/** All the code that pages are made by, as React Router's own handler imports it. */
const BUILD = "virtual:react-router/server-build";

/**
 * Writes when no code of pages, nor content, is on its way: what is read of the content of before could
 * otherwise arrive after that of now, and stay. Resolves when pages are made of what was written.
 *
 * @param filesOf the files that were written, by their paths in the content folder
 * @param event where these are new, or gone: what is made of lists of files has only this to know it by
 */
export type WritePages = <Result>(
  write: () => Result | Promise<Result>,
  filesOf: (result: Result) => string[],
  event?: "add" | "unlink",
) => Promise<Result>;

export function shownPages(server: ViteDevServer): WritePages {
  const { environments, watcher } = server;
  const { ssr } = environments;

  async function ready() {
    if (!ssr || !isRunnableDevEnvironment(ssr)) return;
    // What is broken in them, the pages themselves tell.
    await ssr.runner.import(BUILD).catch(() => undefined);
  }

  return async (write, filesOf, event) => {
    await ready();
    const result = await write();
    for (const name of filesOf(result)) {
      const file = inContent(name);
      // However late the watcher sees it.
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.onFileChange(file);
      if (event) watcher.emit(event, file);
    }
    forgetContent(server);
    await ready();
    return result;
  };
}
