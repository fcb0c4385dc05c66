import { awaitedName } from "#app/content/awaited-name.ts";
import { fill } from "#app/content/fill.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { RequestService } from "#requests/request-service.server.ts";

type Entry = Awaited<ReturnType<RequestService["findWaitlistEntry"]>>;

/** What the page behind the link in our mails says: nothing is known of an entry that was erased. */
export function waitlistStatus(entry: Entry, content: PageContent) {
  const { states, confirm, end } = content.words.comingSoon.wish;
  const name = entry ? (entry.isConfirmed ? "confirmed" : "waiting") : "gone";
  const { title, heading, text } = states[name];
  return {
    title: `${title} | ${content.company.name}`,
    heading,
    about: entry && awaitedName(entry.about, content),
    text: entry ? fill(text, { date: floridaDay(entry.linkUntil, content.language) }) : text,
    confirm: name === "waiting" ? confirm : undefined,
    end: entry ? end : undefined,
    troubles: content.words.form.troubles,
    sending: content.words.form.sending,
  };
}
