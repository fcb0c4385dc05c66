/** Finds and starts a Chromium, for tests, brochures, pictures and measurements. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

const USUAL_PLACES = [
  // Chromium without what only windows need: the same tests take a sixth less time.
  "/usr/bin/chromium-headless-shell",
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

/** In tests nothing is drawn by a graphics card, so its process is one more. Tried on Linux only. */
export const IN_FEWER_PROCESSES = process.platform === "linux" ? ["--in-process-gpu"] : [];

/**
 * Path of a Chromium: CHROMIUM_PATH, then Playwright's own, then the system's.
 *
 * @throws with the command to run when there is none
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given}: there is no such file`);
  }
  const found = [chromium.executablePath(), ...USUAL_PLACES].find((place) => existsSync(place));
  if (found) return found;
  throw new Error(
    "There is no Chromium here. Run: npx playwright install --with-deps chromium, or on Debian: " +
      "sudo apt-get install chromium-headless-shell",
  );
}

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: BROWSER_FLAGS });
}
