import { awaitedName } from "#app/content/awaited-name.ts";
import { fill } from "#app/content/fill.ts";
import { floridaDay } from "#app/content/florida-time.ts";
import type { PageContent } from "#app/content/load.server.ts";
import type { RequestService } from "#requests/request-service.server.ts";

type Wish = Awaited<ReturnType<RequestService["findWish"]>>;

/** What the page behind the link in our mails says: nothing is known of a wish that was erased. */
export function wishStatus(wish: Wish, content: PageContent) {
  const { states, confirm, end } = content.words.comingSoon.wish;
  const name = wish ? (wish.confirmed_at ? "confirmed" : "waiting") : "gone";
  const { title, heading, text } = states[name];
  return {
    title: `${title} | ${content.company.name}`,
    heading,
    about: wish && awaitedName(wish.about, content),
    text: wish ? fill(text, { date: floridaDay(wish.link_until, content.language) }) : text,
    confirm: name === "waiting" ? confirm : undefined,
    end: wish ? end : undefined,
    troubles: content.words.form.troubles,
    sending: content.words.form.sending,
  };
}
