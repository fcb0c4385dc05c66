/** Takes what browsers tell by themselves: little of it, seldom, and nothing about who. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { FormTooLong, readForm } from "#server/form-post.ts";
import { rateLimit } from "#server/rate-limit.ts";

/** A page that breaks breaks for everybody, so a few reports a minute tell it all. */
export const REQUESTS_A_MINUTE = 20;
/** No page of ours has a longer name. */
const LONGEST_KIND = 100;

/**
 * @param address where reports of this kind arrive, by POST
 * @param take gets the text of a report; throws when it cannot be read
 * @param perMinute how many are taken in a minute, of all visitors together; 0 for no limit
 * @returns what tells whether a request is such a report; then it is or will be answered
 */
export function createReportTaker(
  address: string,
  take: (text: string, request: IncomingMessage) => void,
  perMinute = REQUESTS_A_MINUTE,
) {
  const allows = rateLimit(perMinute);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!(await allows("everybody"))) {
      response.writeHead(429, { Connection: "close" }).end();
      return;
    }
    try {
      const body = await readForm(request);
      take(body.toString(), request);
      response.writeHead(204).end();
    } catch (error) {
      const status = error instanceof FormTooLong ? 413 : 400;
      response.writeHead(status, { Connection: "close" }).end();
    }
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== "POST" || request.url !== address) return false;
    void answer(request, response);
    return true;
  };
}

/** The first part of a page's path: what follows may name a person's request. */
export function kindOfPage(address: string): string {
  return `/${
    URL.parse(address)
      ?.pathname.split("/")[1]
      ?.replace(/[^\w-]/g, "")
      .slice(0, LONGEST_KIND) ?? ""
  }`;
}
