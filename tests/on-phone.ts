import { expect, type Page } from "@playwright/test";
import { PHONE } from "./screens.ts";

/** Makes a phone of a page that was opened at a desk, and a desk of it again: one visit for both. */
export async function onPhone(page: Page, act: (resize: Resize) => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE;
  const resize = async (width: number, height = viewport.height) => {
    const screen = { width, height, deviceScaleFactor, mobile: isMobile };
    await devtools.send("Emulation.setDeviceMetricsOverride", screen);
  };
  await devtools.send("Emulation.setTouchEmulationEnabled", { enabled: hasTouch });
  await resize(viewport.width);
  expect(await page.evaluate(() => matchMedia("(hover: none)").matches)).toBe(true);
  await act(resize);
  await devtools.detach();
}

type Resize = (width: number, height?: number) => Promise<void>;
