/**
 * Makes the pages of days to come: for each on which facts have run out, those that differ from the day
 * before. The server turns to them at midnight (server/prerendered.ts). What all pages are made of is
 * compared, so that nobody has to know on which of them a sentence shows. A page is drawn only where
 * that has changed: drawing it takes most of the time, and nothing else in it depends on the day.
 *
 * The build runs this in a process of its own, with its settings.
 */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Later } from "#app/content/site-content.ts";
import { laterClientFolder, type LaterDay, writeLaterDays } from "#server/later-pages.ts";

/** What app/entry.server.tsx gives besides pages. */
export interface EntryOfBuild {
  asOf: <Result>(moment: number, work: () => Result) => Result;
  laterDays: Later[];
}

/** Only for tests: the first of those days shows that they can be made. */
const QUICKLY = process.env.BUILD_QUICKLY === "true";

/** @throws when a page cannot be made, now rather than on its day */
async function renderLater(buildFolder: string) {
  const build = (await import(path.join(buildFolder, "server/index.js"))) as ServerBuild;
  const { asOf, laterDays } = build.entry.module as unknown as EntryOfBuild;
  const handle = createRequestHandler(build, "production");
  const render = async (asked: string, moment: number) => {
    const answer = await asOf(moment, () => handle(new Request(`http://localhost${asked}`)));
    if (!answer.ok) throw new Error(`${asked} as of a later day is answered with ${answer.status}`);
    return answer.text();
  };

  /** What each page is made of, as of the day before. */
  const before = new Map<string, string>();
  const days: LaterDay[] = [];
  for (const { from, begins } of QUICKLY ? laterDays.slice(0, 1) : laterDays) {
    const folder = laterClientFolder(buildFolder, from);
    await mkdir(folder, { recursive: true });
    for (const address of build.prerender) {
      const { data, html } = namesOf(address);
      const old = before.get(address) ?? (await render(data.asked, begins - 1));
      const now = await render(data.asked, begins);
      before.set(address, now);
      if (now === old) continue;
      await write(path.join(folder, data.file), now);
      await write(path.join(folder, html.file), await render(html.asked, begins));
    }
    days.push({ from, begins });
  }
  await writeLaterDays(buildFolder, days);
}

/** Asked for and named as React Router does when it makes the pages of today. */
function namesOf(address: string) {
  const name = address.slice(1);
  return {
    data: { asked: `/${name || "_"}.data`, file: `${name || "_"}.data` },
    html: { asked: name ? `/${name}/` : "/", file: path.join(name, "index.html") },
  };
}

async function write(file: string, text: string) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

if (import.meta.main) await renderLater(path.resolve(process.env.BUILD_DIR ?? ""));
