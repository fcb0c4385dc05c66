/** How each kind of section looks in a brochure, as HTML. */
import { type ForeignWords, spokenPieces } from "#app/content/foreign-words.ts";
import { DEFAULT_LANGUAGE, localeOf } from "#app/content/language.ts";
import type { InterfaceWords } from "#app/content/reading/schema.ts";
import type { PrintedSection } from "#app/content/brochure-sections.ts";
import { parse } from "#app/content/rich-words.ts";
import type { Figures } from "#app/content/reading/figures.ts";
import { FIRST_ANSWERS } from "#app/content/first-answers.ts";
import { yieldRows } from "#app/sections/roof-yields/yield-rows.ts";
import { escapeHtml } from "#server/escape-html.ts";

export interface Part {
  /** For the styles: the kind of the section. */
  kind: string;
  html: string;
}

/** Numbers are written as in the United States, whatever the language. */
const NUMBERS = localeOf(DEFAULT_LANGUAGE);

interface Surroundings {
  /** Where links to pages of the site lead, like `https://www.example.com/es`. */
  website: string;
  phone: string;
  words: InterfaceWords;
  figures: Figures;
  /** Words of other languages in the section. */
  foreign: ForeignWords | undefined;
  /** How many questions are shown. */
  questions: number;
}

export function brochurePart(
  section: PrintedSection,
  { website, phone, words, figures, foreign, questions }: Surroundings,
): string {
  const rich = (text: string) => richText(text, { website, sample: words.sample, foreign });
  const list = (items: string[]) => items.map((item) => `<li>${rich(item)}</li>`).join("");
  const head = (heading: string, lead?: string) =>
    `<h2>${rich(heading)}</h2>${lead ? `<p class="lead">${rich(lead)}</p>` : ""}`;
  const wrap = (inside: string) => `<section class="${section.kind}">${inside}</section>`;

  switch (section.kind) {
    case "compare": {
      const columns = section.columns.map(({ name }) => `<th scope="col">${rich(name)}</th>`);
      const rows = section.rows.map(
        ({ label, cells }) =>
          `<tr><th scope="row">${rich(label)}</th>${cells.map((cell) => `<td>${rich(cell)}</td>`).join("")}</tr>`,
      );
      const note = section.note ? `<p class="note">${rich(section.note)}</p>` : "";
      return wrap(
        `${head(section.heading, section.lead)}<table><thead><tr><td></td>${columns.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>${note}`,
      );
    }
    case "roof-yields": {
      const { columns } = section;
      const percent = new Intl.NumberFormat(NUMBERS, { style: "percent" });
      const number = new Intl.NumberFormat(NUMBERS);
      const rows = yieldRows(section, figures);
      const line = (label: string, cells: string[]) =>
        `<tr><th scope="row">${escapeHtml(label)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`;
      const heads = rows.map(({ name }) => `<th scope="col">${escapeHtml(name)}</th>`).join("");
      const kwh = line(
        columns.kwh,
        rows.map((row) => number.format(row.kwh)),
      );
      const compared = line(
        columns.compared,
        rows.map(({ share }) => percent.format(share)),
      );
      const note = section.note ? `<p class="note">${rich(section.note)}</p>` : "";
      return wrap(
        `${head(section.heading, section.lead)}<table><thead><tr><td></td>${heads}</tr></thead><tbody>${kwh}${compared}</tbody></table>${note}`,
      );
    }
    case "steps":
    case "job-times": {
      const steps = section.steps.map(
        ({ title, text }) => `<li><h3>${rich(title)}</h3><p>${rich(text)}</p></li>`,
      );
      return `<section class="steps">${head(section.heading, section.lead)}<ol>${steps.join("")}</ol></section>`;
    }
    case "answers": {
      const items = FIRST_ANSWERS.map(
        (name) =>
          `<div><dt>${escapeHtml(words.answers[name])}</dt><dd>${rich(section.answers[name].text)}</dd></div>`,
      );
      const note = `<p class="note">${escapeHtml(words.answers.timesNote)}</p>`;
      return wrap(`${head(section.heading)}<dl>${items.join("")}</dl>${note}`);
    }
    case "own-facts": {
      const items = section.rows.map(
        ({ label, text }) => `<li><strong>${escapeHtml(label)}.</strong> ${rich(text)}</li>`,
      );
      return wrap(`${head(section.heading, section.lead)}<ul>${items.join("")}</ul>`);
    }
    case "checklist":
      return wrap(`${head(section.heading, section.lead)}<ul>${list(section.items)}</ul>`);
    case "marked-picture": {
      const items = (section.views[0]?.marks ?? []).map(
        ({ label, text }) => `<li><strong>${escapeHtml(label)}.</strong> ${rich(text)}</li>`,
      );
      const note = section.note ? `<p class="note">${rich(section.note)}</p>` : "";
      return wrap(`${head(section.heading, section.lead)}<ul>${items.join("")}</ul>${note}`);
    }
    case "passage": {
      const paragraphs = section.paragraphs.map((paragraph) => `<p>${rich(paragraph)}</p>`);
      const points = section.points.length > 0 ? `<ul>${list(section.points)}</ul>` : "";
      return wrap(head(section.heading) + paragraphs.join("") + points);
    }
    case "big-number": {
      const figure = [section.figure, section.unit].filter(Boolean).join(" ");
      return wrap(
        `${head(section.heading)}<p><strong>${rich(figure)}.</strong> ${rich(section.text)}</p>`,
      );
    }
    case "fold-outs": {
      const items = section.items.map(
        ({ heading, paragraphs, points }) =>
          `<h3>${rich(heading)}</h3>${paragraphs.map((paragraph) => `<p>${rich(paragraph)}</p>`).join("")}${points.length > 0 ? `<ul>${list(points)}</ul>` : ""}`,
      );
      return wrap(head(section.heading) + items.join(""));
    }
    case "price-factors": {
      const columns = [section.up, section.down].map(({ heading, factors }) => {
        const items = factors.map(
          ({ title, text }) => `<li><strong>${escapeHtml(title)}.</strong> ${rich(text)}</li>`,
        );
        return `<h3>${rich(heading)}</h3><ul>${items.join("")}</ul>`;
      });
      return wrap(head(section.heading, section.lead) + columns.join(""));
    }
    case "questions": {
      const items = section.items
        .slice(0, questions)
        .map(({ question, answer }) => `<h3>${rich(question)}</h3><p>${rich(answer)}</p>`);
      return wrap(head(section.heading) + items.join(""));
    }
    case "licences":
      return wrap(`${head(section.heading)}<p>${rich(section.text)}</p>`);
    case "call":
      return wrap(
        `${head(section.heading)}<p>${rich(section.text ?? "")}</p><p class="phone">${escapeHtml(phone)}</p>`,
      );
  }
}

interface Manner {
  website: string;
  sample: string;
  foreign: ForeignWords | undefined;
}

/** Words with their links, bold words and samples; links to pages lead to the website. */
function richText(text: string, { website, sample, foreign }: Manner): string {
  return parse(text)
    .map((part) => {
      if (part.kind === "sample") return escapeHtml(`${part.words} (${sample})`);
      if (part.kind === "bold") return `<strong>${spokenWords(part.words, foreign)}</strong>`;
      if (part.kind !== "link") return spokenWords(part.source, foreign);
      const address = part.to.startsWith("/") ? website + part.to : part.to;
      return `<a href="${escapeHtml(address)}">${spokenWords(part.words, foreign)}</a>`;
    })
    .join("");
}

/** The PDF, too, tells readers aloud which words are of another language. */
const spokenWords = (text: string, foreign: ForeignWords | undefined) =>
  spokenPieces(text, foreign)
    .map(({ words, language }) =>
      language ? `<span lang="${language}">${escapeHtml(words)}</span>` : escapeHtml(words),
    )
    .join("");
