/** What we write to who wants to be told when something opens. Nothing in it was typed by them. */
import { addressOf, isService } from "#questions/services.ts";
import type { Wish } from "#requests/keeping/tables.ts";
import { floridaTime } from "#requests/sending/florida-time.ts";
import type { Letter } from "#requests/sending/letter.server.ts";
import { answerLanguage, linkTo, type Stationery } from "#requests/sending/stationery.ts";
import { visitorLetter } from "#requests/sending/visitor-letter.server.ts";

/** Where a wish is confirmed and ended; in every mail about it, and in its header. */
export const wishAddress = (link: string, { language }: Wish, stationery: Stationery): string =>
  linkTo(`/waiting/${link}`, answerLanguage(language), stationery);

/** Asks whoever reads the mail to confirm that they want to be told, if it was them. */
export function wishLetter(wish: Wish, link: string, stationery: Stationery): Letter {
  const { language, words, facts } = known(wish, stationery);
  const { subject, asked, confirm, next, notYou } = words.wish;
  const parts = [asked, confirm, { link: wishAddress(link, wish, stationery) }, next, notYou];
  return visitorLetter({ language, subject, parts, facts }, stationery);
}

/** Tells once that it is open. */
export function openLetter(wish: Wish, link: string, stationery: Stationery): Letter {
  const { language, words, facts } = known(wish, stationery);
  const { subject, isOpen, last, end } = words.open;
  const parts = [
    isOpen,
    { link: linkTo(addressOf(wish.about), language, stationery) },
    last,
    end,
    { link: wishAddress(link, wish, stationery) },
  ];
  return visitorLetter({ language, subject, parts, facts }, stationery);
}

function known({ about, language: asked, link_until }: Wish, { messages }: Stationery) {
  const language = answerLanguage(asked);
  const words = messages[language];
  const service = isService(about) ? words.services[about] : words.wish.team;
  return { language, words, facts: { service, until: floridaTime(link_until, language) } };
}
