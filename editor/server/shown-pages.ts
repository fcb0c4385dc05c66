/** The pages of the development server, which must say what was written. */
import { type ViteDevServer, isRunnableDevEnvironment } from "vite";
import { forgetContent } from "#app/content/reading/content-plugin.ts";
import type { Saved } from "./content-files.ts";
import { inContent } from "./content-with.ts";

/** All the code that pages are made by, as React Router's own handler imports it. */
const BUILD = "virtual:react-router/server-build";

const PAGES = /^[a-z]{2}\/(pages|locations)\//;

/**
 * Writes when no code of pages, nor content, is on its way: what is read of the content of before could
 * otherwise arrive after that of now, and stay. Resolves when pages are made of what was written.
 */
export type WritePages = (write: () => Saved | Promise<Saved>) => Promise<Saved>;

export function shownPages(server: ViteDevServer): WritePages {
  const { environments, watcher } = server;
  const { ssr } = environments;

  async function ready() {
    if (!ssr || !isRunnableDevEnvironment(ssr)) return;
    // What is broken in them, the pages themselves tell.
    await ssr.runner.import(BUILD).catch(() => undefined);
  }

  return async (write) => {
    await ready();
    const saved = await write();
    const { files, undo } = saved;
    const names = Object.keys({ ...undo, ...files });
    for (const name of names) {
      const file = inContent(name);
      // However late the watcher sees it.
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.onFileChange(file);
      // What is made of lists of files has only this to know it by.
      if ("remove" in (undo[name] ?? {})) watcher.emit("add", file);
      if (!(name in files)) watcher.emit("unlink", file);
    }
    // Code that took something of the content when it began took none of this.
    if (!names.every((name) => PAGES.test(name))) forgetContent(server);
    await ready();
    return saved;
  };
}
