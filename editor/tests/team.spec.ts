/** Two people in the editor for a team: each with words, a page and a branch of their own. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { field, openFirstPart, preview, tabTo } from "./editor-page.ts";
import { type RunningTeam, runningTeam, SECRET } from "./running-team.ts";

const NAME = "en/pages/paying-safely.yaml";
const WORDS = "Pay us in a safe way";
/** Each person's server begins on a machine that may be busy. */
const BEGINS = { timeout: 180_000 };

test.setTimeout(600_000);

let team: RunningTeam;
test.beforeAll(async () => {
  team = await runningTeam();
});
test.afterAll(() => team.close());

async function comes(browser: Browser, name: string): Promise<Page> {
  const mail = `${name}@example.com`;
  // As the company's proxy would.
  const extraHTTPHeaders = { "X-Forwarded-Email": mail, "X-Edit-Proxy-Secret": SECRET };
  const page = await (await browser.newContext({ extraHTTPHeaders })).newPage();
  await page.goto(`${team.origin}/edit/#${NAME}`);
  await expect(page.getByText(mail)).toBeVisible(BEGINS);
  return page;
}

const heading = (page: Page) => preview(page).getByRole("heading", { level: 1 });

test("two people write at once, publish, and get what the other published", async ({ browser }) => {
  const ann = await comes(browser, "ann");
  const bob = await comes(browser, "bob");
  const before = (await heading(bob).textContent()) ?? "";
  const [own, ...theirs] = team.environments();
  expect(own).not.toMatch(/a-secret|host\.git/);
  expect(theirs).toHaveLength(2);
  expect(theirs.join("")).not.toMatch(/EDIT_|a-secret/);

  // Ann's server has just begun, and has nothing from before: her page wakes all the same, and follows.
  await ann.getByRole("main").locator("summary").filter({ hasText: "can cancel" }).click();
  const part = preview(ann).getByRole("heading", { name: "When you can cancel" });
  await expect(part).toBeInViewport();
  await expect(preview(ann).locator("html")).toHaveAttribute("data-hydrated");
  await openFirstPart(ann);
  await field(ann, "Heading").fill(WORDS);
  await expect(heading(ann)).toHaveText(WORDS);

  await bob.reload();
  await expect(heading(bob)).toHaveText(before);
  await bob.getByRole("button", { name: "Show me what changed" }).click();
  await expect(bob.getByRole("heading", { name: "Nothing was changed" })).toBeVisible();
  await bob.getByRole("button", { name: "Close" }).click();

  // Ann has no mouse.
  await field(ann, "Heading").focus();
  await tabTo(ann, "Show me what changed", "Shift+Tab");
  await ann.keyboard.press("Enter");
  await expect(ann.getByRole("dialog")).toContainText(WORDS);
  await tabTo(ann, "What did you change, in one sentence?");
  await ann.keyboard.type("Name the page better");
  await ann.keyboard.press("Enter");
  await expect(ann.getByRole("dialog").getByRole("status")).toContainText("Sent to the repository");
  await expect(ann.getByRole("button", { name: "Close" })).toBeFocused();
  await ann.keyboard.press("Enter");
  await expect(ann.getByRole("dialog")).toBeHidden();
  const branch = await team.host("for-each-ref", "--format=%(refname)", "refs/heads/edit/");
  expect(await team.host("log", "-1", "--format=%s|%an|%ae", branch)).toBe(
    "Name the page better|ann|ann@example.com",
  );
  expect(await team.host("show", "--name-only", "--format=", branch)).toBe(`content/${NAME}`);

  // Somebody reads it, and merges it.
  await team.host("update-ref", "refs/heads/main", branch);
  await team.host("branch", "-D", branch.replace("refs/heads/", ""));
  // It is asked once a minute; whoever opens the editor hears it at once, unless that was just fetched.
  const told = bob.getByText("Others published one change.");
  await expect(async () => {
    await bob.reload();
    await expect(told).toBeVisible({ timeout: 5_000 });
  }).toPass(BEGINS);
  await bob.getByRole("button", { name: "Take in what others published" }).click();
  await expect(heading(bob)).toHaveText(WORDS, BEGINS);
});
