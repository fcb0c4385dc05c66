import { deletionDue, type KeptRequest } from "#requests/keeping/request.ts";
import { fill } from "#app/content/fill.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import type { PageContent } from "#app/content/load.server.ts";
import { sectionOf } from "#app/content/section-of.ts";

/** How far the deletion of an account is, in words. */
export function deletionStatus(request: KeptRequest, content: PageContent) {
  const { states, sent } = sectionOf("deletion-form", content);
  const { name, date } = stateOf(request);
  const { title, heading, text } = states[name];
  const day = (moment: string) => floridaDay(moment, content.language);
  return {
    title: `${title} | ${content.company.name}`,
    heading,
    text: fill(text, { date: day(date) }),
    confirm: name === "waiting" ? states.confirm : undefined,
    troubles: states.troubles,
    sending: content.words.form.sending,
    ticket: {
      label: sent.reference,
      reference: request.reference,
      received: fill(sent.received, { date: day(request.createdAt) }),
    },
  };
}

/** The state, and the day that counts in it. */
function stateOf(request: KeptRequest) {
  const { createdAt, doneAt, verifiedAt, linkUntil = createdAt } = request;
  if (doneAt) return { name: "done", date: doneAt } as const;
  if (verifiedAt) return { name: "verified", date: deletionDue(request) } as const;
  const isExpired = Date.parse(linkUntil) <= Date.now();
  return { name: isExpired ? "expired" : "waiting", date: linkUntil } as const;
}
