import type { Page } from "@playwright/test";

/** What the browser complains about from now on, and what it asks of other sites than ours. */
export function listen(page: Page, ours: string | undefined): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol !== "data:" && origin !== ours) complaints.push(`asks for ${href}`);
  });
  return complaints;
}
