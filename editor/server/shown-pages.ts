/** The pages of the development server, which must say what was written. */
import { type ViteDevServer, isRunnableDevEnvironment } from "vite";
import { forgetContent } from "#app/content/reading/content-plugin.ts";
import { inContent } from "./content-files.ts";

/** All the code that pages are made by, as React Router's own handler imports it. */
const BUILD = "virtual:react-router/server-build";

/** By path in the content folder. */
interface Written<Result> {
  changed?: (result: Result) => string[];
  came?: (result: Result) => string[];
  went?: (result: Result) => string[];
}

export interface ShownPages {
  /**
   * Writes when no code of pages, nor content, is on its way: what is read of the content of before could
   * otherwise arrive after that of now, and stay. Resolves when pages are made of what was written.
   */
  write: <Result>(write: () => Result | Promise<Result>, files: Written<Result>) => Promise<Result>;
}

export function shownPages(server: ViteDevServer): ShownPages {
  const { environments, watcher } = server;
  const { ssr } = environments;

  async function ready() {
    if (!ssr || !isRunnableDevEnvironment(ssr)) return;
    // What is broken in them, the pages themselves tell.
    await ssr.runner.import(BUILD).catch(() => undefined);
  }

  /** However late the watcher sees it; of what was not there before, others hear by it alone. */
  function forget(name: string, event?: "add" | "unlink") {
    const file = inContent(name);
    for (const { moduleGraph } of Object.values(environments)) moduleGraph.onFileChange(file);
    if (event) watcher.emit(event, file);
  }

  return {
    async write(write, { changed, came, went }) {
      await ready();
      const result = await write();
      for (const name of changed?.(result) ?? []) forget(name);
      for (const name of came?.(result) ?? []) forget(name, "add");
      for (const name of went?.(result) ?? []) forget(name, "unlink");
      forgetContent(server);
      await ready();
      return result;
    },
  };
}
