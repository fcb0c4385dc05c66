/** Checks between a page and the rest: its claims, what it offers, and what it may hold where it stands. */
import { FIRST_ANSWERS, LONGEST_ANSWER } from "#app/content/first-answers.ts";
import { fileOf, idsIn } from "#app/content/reading/checks.ts";
import type { ContentReader } from "#app/content/reading/content-reader.ts";
import { withHint } from "#app/content/reading/nearest.ts";
import type { ReadFiles } from "#app/content/reading/read.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import type { Path } from "#app/content/reading/yaml-file.ts";
import { withoutMarks } from "#app/content/rich-words.ts";
import { nameAt, whyUnpriced } from "#app/content/services.ts";
import { GUIDES } from "#app/routes.ts";
import type { Section, SectionOf } from "#app/sections/section.schema.ts";

type Read = Omit<ReadFiles, "versions">;

/** What is known of the page a section stands on. */
interface Around extends Read {
  address: string;
  page: PageWithClaims;
  language: Read["languages"][string];
  /** Reports something in the section. */
  report: (path: Path, message: string) => void;
  reportPrice: (path: Path, message: string) => void;
}

export function checkPages({ report }: ContentReader, read: Read) {
  for (const [name, language] of Object.entries(read.languages)) {
    const all = [
      ...pagesIn(`content/${name}/pages`, language.pages),
      ...pagesIn(`content/${name}/locations`, language.locationPages),
    ];
    for (const { file, address, page } of all) {
      if (page.claims.length > 0 && !page.sections.some(({ kind }) => kind === "sources")) {
        report(file, ["sections"], "makes claims, so it needs a section of the kind sources");
      }
      for (const [index, section] of page.sections.entries()) {
        checkSection(section, {
          ...read,
          language,
          address,
          page,
          report: (at, message) => report(file, ["sections", index, ...at], message),
          reportPrice: (at, message) => report("content/prices.yaml", at, message),
        });
      }
    }
  }
}

const pagesIn = (folder: string, pages: Record<string, PageWithClaims | undefined>) =>
  Object.entries(pages).flatMap(([address, page]) =>
    page ? [{ file: fileOf(folder, address), address, page }] : [],
  );

function checkSection(section: Section, around: Around) {
  const { address, report } = around;
  if (address.startsWith(`${GUIDES}/`) && NEEDS_A_PAGE_OF_ITS_OWN.test(section.kind)) {
    const message = `a section of the kind ${section.kind} cannot stand on a page below ${GUIDES}: link to the page that has it`;
    report(["kind"], message);
  }
  if (section.kind === "answers") checkAnswers(section, around);
  if (section.kind === "coming-soon") checkComingSoon(around);
  if (section.kind === "brochure") checkBrochure(section, around);
  if (section.kind === "price-tool") checkPriceTool(section, around);
  if (section.kind === "roof-yields") checkRoofYields(section, around);
  if (section.kind === "pricing-form") {
    for (const name of Object.keys(section.house.spots)) {
      checkOffer(name, ["house", "spots", name], around);
    }
  } else if ("service" in section && section.service) {
    checkOffer(section.service, ["service"], around);
  }
}

/** A form needs a page that takes it in, and a tool one that knows what its address asks. */
const NEEDS_A_PAGE_OF_ITS_OWN = /-(form|tool)$|^coming-soon$/;

/** With the company's facts filled in, answers fit the first screen. */
function checkAnswers({ answers }: SectionOf<"answers">, { report }: Around) {
  for (const name of FIRST_ANSWERS) {
    const { text, link } = answers[name];
    const { length } = withoutMarks([text, link?.label ?? ""].join(" ").trim());
    if (length <= LONGEST_ANSWER) continue;
    const message = `is ${length} letters long with its link, and may have ${LONGEST_ANSWER}`;
    report(["answers", name, "text"], message);
  }
}

/** A service whose page says that it is not open yet is not. */
function checkComingSoon({ address, services, report }: Around) {
  const service = services?.[nameAt(address)];
  if (!service || service.comingSoon) return;
  report(["kind"], "is for what is not open yet: content/services.yaml must say comingSoon: true");
}

/** A brochure names only what its page has, below a picture. */
function checkBrochure(
  { sections: named }: SectionOf<"brochure">,
  { page: { sections }, report }: Around,
) {
  const known = sections.flatMap(idsIn);
  for (const [index, id] of named.entries()) {
    if (known.includes(id)) continue;
    const message = `no section of this page has the id "${id}".`;
    report(["sections", index], withHint(message, id, known));
  }
  if (!sections.some((one) => one.kind === "hero" && one.picture)) {
    report([], "needs a hero with a picture on the same page");
  }
}

/** A page that shows the prices of content/prices.yaml has words for each. */
function checkPriceTool(
  { prices: named }: SectionOf<"price-tool">,
  { address, figures, reportPrice }: Around,
) {
  for (const [index, { id, unit }] of (figures?.prices.prices ?? []).entries()) {
    if (!unit || Object.hasOwn(named, id)) continue;
    const message = `has no words on ${address}: write its name, and what it includes, under \`prices\` there`;
    reportPrice(["prices", index, "id"], message);
  }
}

/** The weather of the county is known. */
function checkRoofYields({ county }: SectionOf<"roof-yields">, { figures, report }: Around) {
  const known = Object.keys(figures?.["figures/solar-yields"].counties ?? {});
  if (!figures || known.includes(county)) return;
  const message = `content/figures/solar-yields.yaml has no ${county}.`;
  report(["county"], withHint(message, county, known));
}

/** Pages offer prices only for what has one: nobody may offer work that takes a license without it. */
function checkOffer(service: string, at: Path, { company, services, report }: Around) {
  if (!company || !services) return;
  const why = whyUnpriced(service, { company, services });
  if (why) report(at, `no price can be asked for ${service}: ${why}`);
}
