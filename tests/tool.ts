/** What the tests of tools have in common. */
import type { Page, Request } from "@playwright/test";

export { tools, withBlanks } from "./content-of-site.ts";

/** The answer in one line. */
export const headline = (page: Page) => page.locator("#main, main").getByRole("status").first();

/** What takes answers of a visitor to a server, if anything does. Browsers fetch files by themselves. */
const TELLING = new Set(["document", "fetch", "xhr", "ping", "eventsource", "websocket"]);

/** Pages and data that the page asks any server for from now on. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    const address = request.url();
    const isOfServer = !address.startsWith("blob:");
    if (isOfServer && TELLING.has(request.resourceType())) asked.push(address);
  });
  return asked;
}
