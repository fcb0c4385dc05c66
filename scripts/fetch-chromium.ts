/** Fetches a Chromium to a machine that has none, and says so before it does. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { projectFolder } from "#server/settings.ts";

/** Where it cannot be reached, that is found out five times; where it can, it takes minutes. */
const LONGEST_SILENCE_MS = 5_000;
const LONGEST_DOWNLOAD_MS = 15 * 60_000;
const DEBIANS = "chromium-headless-shell";

/**
 * Playwright's own; where that cannot be had, or lacks parts of the system, Debian's package, if
 * this process may install it.
 *
 * @returns its path; nothing when neither works
 */
export function fetchChromium(): string | undefined {
  return fetchPlaywrights() ?? installDebians();
}

function fetchPlaywrights(): string | undefined {
  console.log("No Chromium here: fetching Playwright's (about 180 MB).");
  const playwright = path.join(projectFolder, "node_modules/@playwright/test/cli.js");
  const environment = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: `${LONGEST_SILENCE_MS}` };
  const place = chromium.executablePath();
  const isFetched =
    works(process.execPath, [playwright, "install", "--no-shell", "chromium"], environment) &&
    works(place, ["--version"]);
  return isFetched ? place : undefined;
}

function installDebians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Playwright's cannot be had: installing Debian's package (about 100 MB).");
  const environment = { DEBIAN_FRONTEND: "noninteractive" };
  const isInstalled =
    works("apt-get", ["update"], environment) &&
    works("apt-get", ["install", "-y", "--no-install-recommends", DEBIANS], environment);
  const place = `/usr/bin/${DEBIANS}`;
  return isInstalled && existsSync(place) ? place : undefined;
}

function works(program: string, args: string[], environment: Record<string, string> = {}) {
  try {
    execFileSync(program, args, {
      stdio: "ignore",
      timeout: LONGEST_DOWNLOAD_MS,
      env: { ...process.env, ...environment },
    });
    return true;
  } catch {
    return false;
  }
}
