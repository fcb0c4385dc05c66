/** What the tests of tools have in common. */
import type { Page, Request } from "@playwright/test";

export { tools, withBlanks } from "./content-of-site.ts";

/** The answer in one line. */
export const headline = (page: Page) => page.locator("#main, main").getByRole("status").first();

/** What the page asks of any server from now on, but for its own pictures, which come as one moves down. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request: Request) => {
    const { origin, search } = new URL(request.url());
    const isOwn = origin === new URL(page.url()).origin && search === "";
    if (request.resourceType() !== "image" || !isOwn) asked.push(request.url());
  });
  return asked;
}
