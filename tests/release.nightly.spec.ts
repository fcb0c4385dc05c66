/** A release loses no visitor: whoever has a page of the one before open goes on clicking. */
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ERROR_TITLE } from "#app/layout/error-screen.tsx";
import { builtNext } from "#scripts/next/build-next.ts";
import { CHANGED_PAGE, NEW_HEADING } from "#scripts/next/release.ts";
import { putInPlace } from "#scripts/put-in-place.ts";
import { startSite } from "#scripts/start-site.ts";
import { projectFolder } from "#server/settings.ts";
import { hydrated, expect, servicePage, test } from "./site.ts";
import { OURS } from "./tested-site.ts";

test.use({ serviceWorkers: "allow" });

const LONGEST_STEP_MS = 20_000;

let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "release-"));
  cpSync(path.join(projectFolder, OURS.BUILD_DIR), path.join(folder, "build"), { recursive: true });
  // What a build needs in order to run.
  for (const name of ["node_modules", "package.json"]) {
    symlinkSync(path.join(projectFolder, name), path.join(folder, name));
  }
  cpSync(builtNext(), path.join(folder, "build.new"), { recursive: true });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test("an open page leads on through a release, with full loads where its code no longer fits", async ({
  page,
}) => {
  page.setDefaultTimeout(LONGEST_STEP_MS);
  const build = path.join(folder, "build");
  site = await startSite(build);
  const loads: string[] = [];
  const asked: string[] = [];
  const errors: string[] = [];
  page.on("load", () => loads.push(page.url()));
  page.on("response", (answer) => {
    asked.push(path.basename(answer.url()));
    if (answer.status() >= 400) errors.push(answer.url());
  });
  const heading = page.getByRole("heading", { level: 1 });
  const goTo = async (address: string) => {
    const old = await heading.textContent();
    const links = page.locator(`a[href="${address}"]`);
    await links.filter({ visible: true }).first().click();
    await expect(heading).not.toHaveText(old ?? "");
    await expect(page).not.toHaveTitle(ERROR_TITLE);
  };
  await page.goto(site.origin);
  await hydrated(page);

  await putInPlace(path.join(folder, "build.new"), build);

  // Not started anew yet: code of another kind of page, which the old release names.
  const home = (await heading.textContent()) ?? "";
  await goTo("/free-pricing");
  await page.goBack();
  // The address is back before the page is.
  await expect(heading).toHaveText(home);
  await site.stop();
  site = await startSite(build, { PORT: new URL(site.origin).port });

  // Started anew: once more, and a page that the code of before cannot draw.
  await goTo("/contact");
  await goTo("/stop");
  const own = new Set(readdirSync(path.join(builtNext(), "client/assets")));
  expect(asked.some((name) => name.endsWith(".js") && !own.has(name))).toBe(true);
  expect(loads).toHaveLength(1);
  await goTo(CHANGED_PAGE);
  await expect(page.getByRole("heading", { name: NEW_HEADING })).toBeVisible();
  // It came without its scripts, so the next one comes in full, too.
  await goTo(servicePage);
  await hydrated(page);
  await goTo("/stop");
  expect(loads).toHaveLength(3);
  expect(errors).toEqual([]);
});
