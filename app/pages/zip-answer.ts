/** What probably applies at a ZIP code, in a few lines, for whoever asks without leaving the page. */
import { contentFor, type PageContent } from "#app/content/load.server.ts";
import { fill } from "#app/content/fill.ts";
import { utilityWords } from "#app/content/zip-code.ts";
import type { ZipAnswer } from "#app/sections/house-map/zip-field.tsx";
import { localKnowledge } from "#app/sections/my-zip-tool/prepare.server.ts";
import { myZipQuestions, zipCard } from "#app/sections/my-zip-tool/zip-card.ts";
import { readAnswers } from "#questions/tool-question.ts";

/** @throws a Response with status 422 when it is no ZIP code: the tool's own page says what is wrong */
export function loader({ url }: { url: URL }) {
  const content = contentFor(url);
  const asked = readAnswers(myZipQuestions, url.searchParams, { decimalComma: false });
  if (asked.kind !== "answers") throw new Response(null, { status: 422 });
  return Response.json(zipAnswer(asked.answers.zip, content), {
    headers: { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" },
  });
}

function zipAnswer(zip: string, content: PageContent): ZipAnswer {
  const tool = content.pages["/tools/my-zip"]?.sections.find((one) => one.kind === "my-zip-tool");
  if (!tool) throw new Response(null, { status: 404 });
  const card = zipCard(zip, localKnowledge(content));
  const { place: said } = content.words;
  if (card.kind !== "served") {
    const county = card.kind === "elsewhere" ? fill(said.countyNamed, { county: card.county }) : "";
    const headline = fill(tool.headlines[card.kind], { zip, county });
    return { headline, text: fill(tool[card.kind], { county }), rows: [] };
  }
  const { county, place, utilityKeys } = card;
  const offices = [place?.permitOffice, county.permitOffice].filter(
    (office) => office !== undefined,
  );
  return {
    headline: fill(tool.headlines.served, { zip, county: county.name }),
    rows: [
      {
        label: said.windZone,
        fact: county.isInWindZone ? said.insideWindZone : said.outsideWindZone,
      },
      { label: said.utility, fact: utilityWords(utilityKeys, content) },
      {
        label: tool.permits.label,
        fact: offices.map(({ name, to }) => `[${name}](${to})`).join(" · "),
      },
    ],
  };
}
