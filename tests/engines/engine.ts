/** The three engines that nearly all browsers are made of, each as the package that Debian has of it. */
import { existsSync } from "node:fs";
import { launch, type LaunchOptions } from "puppeteer-core";
import { BROWSER_FLAGS } from "#scripts/browser.ts";
import { webkit } from "./webkit-engine.ts";

/** A window of a browser with a profile of its own, and what a visitor does in it. */
export interface Engine {
  /** Leads to an address; what a page says of errors from then on is told by `errors`. */
  open: (address: string) => Promise<void>;
  /** Runs in the page, so it may use nothing from outside but what it is given. */
  evaluate: <Given extends unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Awaited<Result>>;
  /** The pointer goes to a place in the window, in CSS pixels. */
  point: (x: number, y: number) => Promise<void>;
  pressMouse: () => Promise<void>;
  releaseMouse: () => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** The part of the window that pages see. */
  resize: (width: number, height: number) => Promise<void>;
  /** What stands in the console as an error since the page was opened. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

export type Key = "ArrowRight" | "End" | "Escape";

const PROGRAMS = [
  {
    name: "Chromium",
    packages: "chromium",
    programs: [process.env.CHROMIUM_PATH ?? "/usr/bin/chromium"],
    start: ([program = ""]: string[]) =>
      start({ browser: "chrome", executablePath: program, args: BROWSER_FLAGS }),
  },
  {
    name: "Firefox",
    packages: "firefox-esr",
    programs: [existsSync("/usr/bin/firefox-esr") ? "/usr/bin/firefox-esr" : "/usr/bin/firefox"],
    start: ([program = ""]: string[]) => start({ browser: "firefox", executablePath: program }),
  },
  {
    name: "WebKit",
    packages: "webkit2gtk-driver xvfb",
    programs: ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"],
    start: webkit,
  },
];

/** Each with the programs that are not there. */
export const engines = PROGRAMS.map((engine) => ({
  ...engine,
  missing: engine.programs.filter((program) => !existsSync(program)),
}));

/** Chromium by the DevTools Protocol, Firefox by WebDriver BiDi. */
async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await launch(options);
  // Firefox tells the page that it opens by itself nothing of focus.
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    async open(address) {
      errors = [];
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    evaluate: page.evaluate.bind(page) as Engine["evaluate"],
    point: (x, y) => page.mouse.move(x, y),
    pressMouse: () => page.mouse.down(),
    releaseMouse: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
