/** A tool without the page around it, as it answers an address: nothing else on its page depends on that. */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { foreignWordsIn } from "#app/content/foreign-words.server.ts";
import type { ForeignWords } from "#app/content/foreign-words.ts";
import { contentFor, type PageContent } from "#app/content/load.server.ts";
import { currentMoment } from "#app/content/moment.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import { HomeFileTool } from "#app/sections/home-file-tool/home-file-tool.tsx";
import { MyZipTool } from "#app/sections/my-zip-tool/my-zip-tool.tsx";
import { OpeningsTool } from "#app/sections/openings-tool/openings-tool.tsx";
import {
  prepareSections,
  type ReadySection,
  type SectionProps,
} from "#app/sections/prepare.server.ts";
import { PriceTool } from "#app/sections/price-tool/price-tool.tsx";
import { QuotesTool } from "#app/sections/quotes-tool/quotes-tool.tsx";
import { RightsTool } from "#app/sections/rights-tool/rights-tool.tsx";
import type { Kind } from "#app/sections/section.schema.ts";
import { Sections } from "#app/sections/sections.tsx";
import { SolarTool } from "#app/sections/solar-tool/solar-tool.tsx";
import { todayInFlorida } from "#app/content/today-in-florida.ts";
import { siteFacts } from "#app/site-facts.server.ts";
import { SiteContext } from "#app/ui/site.ts";

type ToolKind = Extract<Kind, `${string}-tool`>;

const TOOLS: { [K in ToolKind]: ComponentType<SectionProps<K>> } = {
  "home-file-tool": HomeFileTool,
  "my-zip-tool": MyZipTool,
  "openings-tool": OpeningsTool,
  "price-tool": PriceTool,
  "quotes-tool": QuotesTool,
  "rights-tool": RightsTool,
  "solar-tool": SolarTool,
};

const isTool = ({ kind }: { kind: Kind }) => Object.hasOwn(TOOLS, kind);

/** @returns nothing where the page at that address has no tool, or there is no such page */
export async function toolHtml(url: URL): Promise<string | undefined> {
  const content = contentFor(url);
  const page = content.pages[content.address];
  if (!page?.sections.some(isTool)) return undefined;
  const { sections, foreign } = preparedToday(page, content);
  const element = (
    <SiteContext value={siteFacts(url)}>
      <Sections sections={sections} components={TOOLS} foreign={foreign} />
    </SiteContext>
  );
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error("A tool has no other address to send to");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

interface Prepared {
  day: string;
  sections: ReadySection[];
  foreign: ForeignWords | undefined;
}

/** Whatever a tool is asked, it is given the same words and figures for all of a day. */
const prepared = new WeakMap<PageWithClaims, Prepared>();

function preparedToday(page: PageWithClaims, content: PageContent): Prepared {
  const day = todayInFlorida(new Date(currentMoment()));
  const held = prepared.get(page);
  if (held?.day === day) return held;
  const sections = prepareSections({ ...page, sections: page.sections.filter(isTool) }, content);
  const fresh = { day, sections, foreign: foreignWordsIn(sections, content.foreign) };
  prepared.set(page, fresh);
  return fresh;
}
