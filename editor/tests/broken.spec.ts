/** What marketing people see of a file that somebody broke outside of the editor. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { open, ours, source } from "./opened-file.ts";
import { test } from "./quiet-pages.ts";

const NAME = "en/pages/history.yaml";
const write = (text: string) => writeFileSync(path.join(process.env.CONTENT_DIR ?? "", NAME), text);

test("a merge that is not finished is told, nothing is handed on, and the file loads again", async ({
  page,
  request,
}) => {
  const before = source(NAME);
  try {
    write(`<<<<<<< HEAD\n${before}=======\n${before}>>>>>>> main\n`);
    await page.goto(`/edit/#${NAME}`);
    const state = page.getByRole("banner").getByRole("status");
    await expect(state).toContainText(/two versions stand in one another/);
    const answer = await request.post("/edit/api/hand-on", {
      data: { sentence: "A new name" },
      headers: ours(test.info().project.use.baseURL ?? ""),
    });
    expect(answer.status()).toBe(409);
    expect(((await answer.json()) as { error: string }).error).toContain("Page /history");
    // Others can still be looked at.
    await open(page, "company.yaml");
  } finally {
    write(before);
  }
  await page.goto(`/edit/#${NAME}`);
  const again = page.getByRole("button", { name: "Load it again" });
  const field = page.getByLabel("Title", { exact: true });
  await expect(again.or(field)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(field).toBeVisible();
});
