/** A release loses no visitor: whoever has a page of the one before open goes on clicking. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ERROR_TITLE } from "#app/layout/error-screen.tsx";
import { startSite } from "#scripts/start-site.ts";
import { filesUnder } from "#server/files-under.ts";
import { projectFolder } from "#server/settings.ts";
import { awake, expect, test } from "./site.ts";

/** A build takes long on a machine that does other things as well. */
const LONGEST_RELEASE_MS = 240_000;
const LONGEST_STEP_MS = 20_000;
/** What a build is made from. */
const COPIED = [
  "app",
  "build",
  "content",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "requests",
  "scripts",
  "server",
  "tsconfig.json",
  "vite.config.ts",
];
/** Large, and not changed here. */
const SHARED = ["art", "brochures", "images", "node_modules", "public"];

let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "release-"));
  for (const name of COPIED) {
    cpSync(path.join(projectFolder, name), path.join(folder, name), { recursive: true });
  }
  for (const name of SHARED) symlinkSync(path.join(projectFolder, name), path.join(folder, name));
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** Replaces text in each file of a folder that has it. */
function change(place: string, before: RegExp, after: string) {
  let changed = 0;
  for (const file of filesUnder(path.join(folder, place))) {
    const full = path.join(folder, place, file);
    const text = readFileSync(full, "utf8");
    if (!before.test(text)) continue;
    writeFileSync(full, text.replaceAll(new RegExp(before, "g"), after));
    changed += 1;
  }
  expect(changed, `files in ${place} with ${before}`).toBeGreaterThan(0);
}

/** As somebody does who changes a page and how it is drawn, so that neither fits the other of before. */
async function buildNextRelease() {
  change("app/sections/checklist", /\bitems\b/, "points");
  change("content/en", /(?<=kind: checklist\n(?: {4}.*\n)*? {4})items:/, "points:");
  change("content/en/pages", /Eight lines a roofing quote should have/, NEW_HEADING);
  await promisify(execFile)(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    env: { ...process.env, BUILD_DIR: "build" },
  });
}

const NEW_HEADING = "Nine lines a roofing quote should have";

test("an open page leads on through a release, with one full load at most", async ({ page }) => {
  test.setTimeout(LONGEST_RELEASE_MS);
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
  await awake(page);

  await buildNextRelease();

  // Not started anew yet: code of another kind of page, which the old release names.
  const home = (await heading.textContent()) ?? "";
  await goTo("/free-pricing");
  await page.goBack();
  // The address is back before the page is.
  await expect(heading).toHaveText(home);
  await site.stop();
  site = await startSite(build, { PORT: new URL(site.origin).port });

  // Started anew: once more, and a page that the code of before cannot draw.
  await goTo("/champions");
  await goTo("/stop");
  const { earlier } = JSON.parse(readFileSync(path.join(build, "assets.json"), "utf8"));
  expect(asked.some((name) => earlier.includes(name))).toBe(true);
  expect(loads).toHaveLength(1);
  await goTo("/roofing");
  await expect(page.getByRole("heading", { name: NEW_HEADING })).toBeVisible();
  await awake(page);
  await goTo("/solar");
  await goTo("/stop");
  expect(loads).toHaveLength(2);
  expect(errors).toEqual([]);
});
