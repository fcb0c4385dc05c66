/** Puts a brochure together from the checked content of a page. */
import { isPrinted, type PrintedSection, sectionNamed } from "#app/content/brochure-sections.ts";
import { fill } from "#app/content/fill.ts";
import { foreignWordsIn } from "#app/content/foreign-words.server.ts";
import { prefixOf } from "#app/content/language.ts";
import { licenceNumbers } from "#app/content/licence-numbers.ts";
import { addressOf } from "#app/content/pictures.ts";
import type { LanguageContent, SiteContent } from "#app/content/site-content.ts";
import type { Page } from "#app/content/reading/schema.ts";
import type { Section } from "#app/sections/section.schema.ts";
import { brochurePart } from "#scripts/brochure-parts.ts";
import { escapeHtml } from "#server/escape-html.ts";

type Of<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

/** Stands for the day, which is not part of what makes a brochure out of date. */
export const DAY = "{day}";
export const PAGES = 2;

/** @throws where the page is not one that was checked */
export function brochureHtml(
  { company, figures }: SiteContent,
  { words, pages, foreign }: LanguageContent,
  address: string,
  language: string,
): string {
  const page = pages[address];
  const brochure = page && find(page, "brochure");
  const hero = page && find(page, "hero");
  if (!brochure || !hero?.picture)
    throw new Error("needs a brochure section and a hero with a picture");

  const { website } = company;
  const foreignWords = foreignWordsIn(page.sections, foreign);
  const partsOf = (names: string[]) =>
    names
      .map((name) =>
        brochurePart(named(page, name), {
          website: website + prefixOf(language),
          phone: company.phone.shown,
          words,
          figures,
          foreign: foreignWords,
          questions: brochure.questions,
        }),
      )
      .join("");
  const facts = [...licenceNumbers(company, words), fill(words.brochure.asOf, { date: DAY })]
    .map((fact) => `<span>${escapeHtml(fact)}</span>`)
    .join(" · ");
  const subject = page.shortTitle ?? page.title;
  const eyebrow = escapeHtml(subject);
  const foot = (number: number) => `<footer>
    <p><span><b>${escapeHtml(company.name)}</b> · ${company.phone.shown} · ${company.email} · ${new URL(website).host}</span><span>${escapeHtml(fill(words.brochure.page, { page: String(number), pages: String(PAGES) }))}</span></p>
    <p>${escapeHtml(words.licenceNumbers)} ${facts}</p>
  </footer>`;
  const largest = addressOf(hero.picture, Math.max(...hero.picture.widths), "webp");

  return `<title>${escapeHtml(`${company.name}: ${subject}`)}</title>
<div class="page front">
  <header>
    <div class="words">
      <p class="brand"><img src="/public/icon.svg" alt=""> ${escapeHtml(company.name)}</p>
      <p class="eyebrow">${eyebrow}</p>
      <h1>${escapeHtml(hero.heading)}</h1>
      <p class="lead">${escapeHtml(hero.lead)}</p>
    </div>
    <img class="picture" src="/public${largest}" alt="${escapeHtml(hero.picture.alt)}">
  </header>
  <main>${partsOf(brochure.front)}</main>
  ${foot(1)}
</div>
<div class="page back">
  <header><p class="brand"><img src="/public/icon.svg" alt=""> ${escapeHtml(company.name)}</p><p class="eyebrow">${eyebrow}</p></header>
  <main>${partsOf(brochure.back)}</main>
  ${foot(2)}
</div>`;
}

function find<Kind extends Section["kind"]>(page: Page, kind: Kind): Of<Kind> | undefined {
  return page.sections.find((section): section is Of<Kind> => section.kind === kind);
}

function named(page: Page, name: string): PrintedSection {
  const section = sectionNamed(page.sections, name);
  if (!section || !isPrinted(section)) throw new Error(`${name} is nothing that can be printed`);
  return section;
}
