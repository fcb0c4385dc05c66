/** Chromium by the DevTools Protocol, Firefox by WebDriver BiDi. */
import { launch, type LaunchOptions } from "puppeteer-core";
import { BROWSER_FLAGS } from "#scripts/browser.ts";
import type { Engine } from "./engine.ts";

export const chromium = ([program = ""]: string[]) =>
  start({ browser: "chrome", executablePath: program, args: BROWSER_FLAGS });

export const firefox = ([program = ""]: string[]) =>
  start({ browser: "firefox", executablePath: program });

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
