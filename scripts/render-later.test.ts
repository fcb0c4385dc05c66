/** Whether pages that are not drawn anew for a later day are as they would be. Runs against the build. */
import { existsSync } from "node:fs";
import path from "node:path";
import { createRequestHandler, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { EntryOfBuild } from "#scripts/render-later.ts";
import { laterClientFolder, readLaterDays } from "#server/later-pages.ts";
import { projectFolder } from "#server/settings.ts";

const folder = path.join(projectFolder, "build");
/** In every other language the same is drawn. */
const IN_ENGLISH = /^\/(?![a-z]{2}(\/|$))/;

test("a page looks the same for years, where what it is made of is the same", async () => {
  const build = (await import(path.join(folder, "server/index.js"))) as ServerBuild;
  const { asOf } = build.entry.module as unknown as EntryOfBuild;
  const handle = createRequestHandler(build, "production");
  const drawn = async (address: string, moment: number) =>
    (await asOf(moment, () => handle(new Request(`http://localhost${address}`)))).text();

  const days = readLaterDays(folder);
  const [first, last] = [days[0]?.begins ?? 0, days.at(-1)?.begins ?? 0];
  expect(first).toBeLessThan(last);
  const isMadeAnew = (address: string) =>
    days.some(({ from }) =>
      existsSync(path.join(laterClientFolder(folder, from), address, "index.html")),
    );
  const same = build.prerender.filter((one) => IN_ENGLISH.test(one) && !isMadeAnew(one));
  expect(same.length).toBeGreaterThan(0);
  for (const address of same) {
    expect(await drawn(`${address}/`, last), address).toBe(await drawn(`${address}/`, first - 1));
  }
});
