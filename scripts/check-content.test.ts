import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { projectFolder } from "#server/settings.ts";

const check = (...more: string[]) =>
  spawnSync(process.execPath, ["scripts/check-content.ts", ...more], {
    cwd: projectFolder,
    encoding: "utf8",
  });

test("--style tells how each file reads, and fails nothing", () => {
  const [plain, withStyle] = [check(), check("--style")];
  expect(plain.stdout).not.toContain("all together");
  for (const file of ["pages/home", "locations/miami", "contests/", "messages", "interface"]) {
    expect(withStyle.stdout).toMatch(new RegExp(`^${file}\\S*\\s+[\\d.]+`, "m"));
  }
  expect(withStyle.stdout).toContain("all together");
  expect(withStyle.status).toBe(plain.status);
});
