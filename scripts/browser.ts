/** Finds a Chromium for tests, brochures and measurements; installs one if it may. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Keeps the browser from calling home, which a closed network would answer with errors. */
export const BROWSER_FLAGS = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Chromium's own sandbox does not run as root, as in most containers.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

/**
 * Path of a Chromium: CHROMIUM_PATH, then Playwright's own, then the system's, then Debian's
 * package where this process may install it.
 *
 * @throws with what to do when there is none
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given}: there is no such file`);
  }
  const found = [chromium.executablePath(), ...USUAL_PLACES].find((place) => existsSync(place));
  return found ?? installChromium();
}

function installChromium(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall) {
    console.log("No Chromium here: installing Debian's package (about 115 MB).");
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], {
      stdio: "ignore",
    });
    const installed = USUAL_PLACES.find((place) => existsSync(place));
    if (installed) return installed;
  }
  throw new Error(
    "The tests need a Chromium. Install one (npx playwright install chromium, or your system's " +
      "package), or name one: CHROMIUM_PATH=/path/to/chromium",
  );
}
