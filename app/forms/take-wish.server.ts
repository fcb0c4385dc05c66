/** What the pages do that are not there yet, when somebody wants to be told of the opening. */
import type { RouterContextProvider } from "react-router";
import { wishQuestions } from "#requests/asking/wish.ts";
import { requestServiceContext } from "#app/request-service.server.ts";
import { contentFor } from "#app/content/load.server.ts";
import { takeForm } from "#app/forms/take-form.server.ts";

/** Behind the question mark of the page that answers: what was wished for. */
export const WISHED = "for";

interface Sent {
  request: Request;
  /** The visitor's address, as React Router gives it. */
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** @returns a redirect to one answer for everybody, or why the form was not taken */
export function takeWish({ request, url, context }: Sent) {
  const { pages, address, prefix, language } = contentFor(url);
  return takeForm(request, wishQuestions, async ({ email }) => {
    const section = pages[address]?.sections.find(({ kind }) => kind === "coming-soon");
    if (section?.kind !== "coming-soon") throw new Error(`${address} waits for nothing`);
    const { about } = section;
    await context.get(requestServiceContext).joinWaitlist({ about, email, language });
    return `${prefix}/waiting/done?${WISHED}=${about}`;
  });
}
