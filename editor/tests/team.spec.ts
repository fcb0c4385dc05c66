/** Two people in the editor for a team: each with words, a page and a branch of their own. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { tabTo } from "./keys.ts";
import { type RunningTeam, runningTeam } from "./running-team.ts";

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
  const mail = `${name.toLowerCase()}@example.com`;
  // As the company's proxy would.
  const extraHTTPHeaders = { "X-Forwarded-Email": mail };
  const page = await (await browser.newContext({ extraHTTPHeaders })).newPage();
  await page.goto(`${team.origin}/edit/#${NAME}`);
  await expect(page.getByText(mail)).toBeVisible(BEGINS);
  return page;
}

const behind = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch("/edit/api/team");
    return ((await answer.json()) as { behind: number }).behind;
  });

const heading = (page: Page) => page.frameLocator("iframe").getByRole("heading", { level: 1 });

test("two people write at once, hand on, and get what the other published", async ({ browser }) => {
  const ann = await comes(browser, "Ann");
  const bob = await comes(browser, "Bob");
  const before = await heading(bob).textContent();
  // Ann's server has just begun, and has nothing from before: her page wakes all the same, and follows.
  await ann.getByRole("main").locator("summary").filter({ hasText: "can cancel" }).click();
  const part = ann.frameLocator("iframe").getByRole("heading", { name: "When you can cancel" });
  await expect(part).toBeInViewport();
  await expect(ann.frameLocator("iframe").locator("html")).toHaveAttribute("data-hydrated");
  await ann.getByRole("main").locator("summary").first().click();
  await ann.getByLabel("Heading", { exact: true }).first().fill(WORDS);
  await expect(heading(ann)).toHaveText(WORDS);

  await bob.reload();
  await expect(heading(bob)).toHaveText(before ?? "");
  await expect(bob.getByRole("main").locator("summary").first()).not.toContainText(WORDS);
  await bob.getByRole("button", { name: "Show me what changed" }).click();
  await expect(bob.getByRole("heading", { name: "Nothing was changed" })).toBeVisible();
  await bob.getByRole("button", { name: "Close" }).click();

  // Ann has no mouse.
  await ann.getByLabel("Heading", { exact: true }).first().focus();
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

  // Somebody reads it, and publishes it.
  await team.host("update-ref", "refs/heads/main", branch);
  await team.host("branch", "-D", branch.replace("refs/heads/", ""));
  // It is asked once a minute; who opens the editor hears it at once.
  await expect.poll(() => behind(bob)).toBe(1);
  await bob.reload();
  await expect(bob.getByText("Others published one change.")).toBeVisible();
  await bob.getByRole("button", { name: "Take in what others published" }).click();
  await expect(heading(bob)).toHaveText(WORDS, BEGINS);
  expect(team.log()).toContain('"who":"ann@example.com"');
  expect(team.log()).not.toContain(WORDS);
});

test("a page beside the form cannot act as the editor", async ({ browser }) => {
  const page = await comes(browser, "Ann");
  await expect(heading(page)).toBeVisible();
  const frame = page.frames().find((one) => one.url().startsWith(team.preview));
  const tried = await frame?.evaluate(async (origin) => {
    const ask = (url: string, options?: RequestInit) =>
      fetch(url, { credentials: "include", ...options }).then(
        ({ status }) => String(status),
        () => "refused",
      );
    const body = JSON.stringify({ sentence: "Not Ann" });
    const plain = { method: "POST", mode: "no-cors", body } as const;
    return {
      reads: await ask(`${origin}/edit/api/known`),
      writes: await ask(`${origin}/edit/api/hand-on`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
      }),
      asksHere: await ask("/edit/api/known"),
      asksBlindly: await ask(`${origin}/edit/api/hand-on`, plain),
      cookies: document.cookie,
    };
  }, team.origin);
  expect(tried).toEqual({
    reads: "refused",
    writes: "refused",
    asksHere: "404",
    asksBlindly: "refused",
    cookies: "",
  });
  expect(team.log()).not.toContain("Not Ann");
});
