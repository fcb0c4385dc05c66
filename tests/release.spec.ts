/**
 * A release loses no visitor: whoever has a page of the one before open goes on clicking. The release here
 * is the one before with another name for a page's code; a real one is in release.nightly.spec.ts.
 */
import { cpSync, globSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { putInPlace } from "#scripts/put-in-place.ts";
import { startSite } from "#scripts/start-site.ts";
import { projectFolder } from "#server/settings.ts";
import { sectionOn } from "./sent-forms.ts";
import { siteInBetween } from "./site-in-between.ts";
import { awake, expect, test } from "./site.ts";

/** What a release takes of the one before it. */
const TAKEN = ["client/assets", "stamp"];
/** What a build needs in order to run. */
const NEEDED = ["node_modules", "package.json"];

let folder: string;
let after: Awaited<ReturnType<typeof startSite>>;

test.afterAll(async () => {
  await after.stop();
  rmSync(folder, { recursive: true });
});

test("an open page leads on after a release, by code that only the one before had", async ({
  page,
  baseURL,
}) => {
  folder = mkdtempSync(path.join(tmpdir(), "release-"));
  const build = path.join(folder, "build");
  const next = path.join(folder, "build.new");
  const built = path.join(projectFolder, "build");
  for (const name of NEEDED) symlinkSync(path.join(projectFolder, name), path.join(folder, name));
  for (const name of TAKEN) {
    cpSync(path.join(built, name), path.join(build, name), { recursive: true });
  }
  cpSync(built, next, { recursive: true });
  const code = globSync(path.join(next, "client/assets/contact-*.js*"));
  expect(code).not.toEqual([]);
  for (const file of code) renameSync(file, file.replace("contact-", "contact-next-"));
  await putInPlace(next, build);

  const line = await siteInBetween(baseURL ?? "");
  await page.goto(line.origin);
  await awake(page);
  after = await startSite(build);
  line.leadTo(after.origin);
  const loads: string[] = [];
  const errors: string[] = [];
  page.on("load", () => loads.push(page.url()));
  page.on("response", (answer) => answer.status() >= 400 && errors.push(answer.url()));
  await page.locator('footer a[href="/contact"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    sectionOn("/contact", "contact-form").heading,
  );
  expect(loads).toEqual([]);
  expect(errors).toEqual([]);
  await line.cut();
});
