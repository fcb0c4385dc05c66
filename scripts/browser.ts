/** Finds a Chromium for tests, brochures and measurements; fetches one where there is none. */
import { existsSync, statfsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { fetchChromium } from "#scripts/fetch-chromium.ts";

const USUAL_PLACES = [
  // Chromium without what only windows need: the same tests take a sixth less time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** What somebody with more rights, or a better connection, can do. */
const COMMAND = existsSync("/usr/bin/apt-get")
  ? "sudo apt-get install chromium-headless-shell"
  : "npx playwright install --with-deps chromium";

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
 * What draws is a thread of the browser rather than a process of its own: a fifteenth less work for
 * tests, in which nothing is drawn by a graphics card. Tried on Linux only.
 */
export const IN_FEWER_PROCESSES = process.platform === "linux" ? ["--in-process-gpu"] : [];

const SHARED_MEMORY = "/dev/shm";
const PLENTY_BYTES = 1024 ** 3;

/**
 * Playwright has Chromium's processes share files on disk, because containers may have little shared
 * memory. Where there is plenty, tests take a fifteenth less time in it.
 */
export function needlessFlags(): string[] {
  if (!existsSync(SHARED_MEMORY)) return [];
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize < PLENTY_BYTES ? [] : ["--disable-dev-shm-usage"];
}

/**
 * Path of a Chromium: CHROMIUM_PATH, then Playwright's own, then the system's; else one is fetched.
 *
 * @throws with the command to run where none can be had
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given}: there is no such file`);
  }
  const found = [chromium.executablePath(), ...USUAL_PLACES].find((place) => existsSync(place));
  const place = found ?? fetchChromium();
  if (place) return place;
  throw new Error(`The tests need a Chromium. Run: ${COMMAND}`);
}
