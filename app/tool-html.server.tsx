/** A tool without the page around it, as it answers an address: nothing else on its page depends on that. */
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { foreignWordsIn } from "#app/content/foreign-words.server.ts";
import type { ForeignWords } from "#app/content/foreign-words.ts";
import { contentFor } from "#app/content/load.server.ts";
import type { PageWithClaims } from "#app/content/reading/schema.ts";
import { HomeFileTool } from "#app/sections/home-file-tool/home-file-tool.tsx";
import { MyZipTool } from "#app/sections/my-zip-tool/my-zip-tool.tsx";
import { OpeningsTool } from "#app/sections/openings-tool/openings-tool.tsx";
import { prepareSections, type SectionProps } from "#app/sections/prepare.server.ts";
import { PriceTool } from "#app/sections/price-tool/price-tool.tsx";
import { QuotesTool } from "#app/sections/quotes-tool/quotes-tool.tsx";
import { RightsTool } from "#app/sections/rights-tool/rights-tool.tsx";
import type { Kind } from "#app/sections/section.schema.ts";
import { Sections } from "#app/sections/sections.tsx";
import { SolarTool } from "#app/sections/solar-tool/solar-tool.tsx";
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

/** A tool answers at every visit, always in the same words of its page. */
const foreignWords = new WeakMap<PageWithClaims, ForeignWords | undefined>();

/** @returns nothing where the page at that address has no tool, or there is no such page */
export async function toolHtml(url: URL): Promise<string | undefined> {
  const content = contentFor(url);
  const page = content.pages[content.address];
  const tools = page?.sections.filter(({ kind }) => Object.hasOwn(TOOLS, kind)) ?? [];
  if (!page || tools.length === 0) return undefined;
  const sections = prepareSections({ ...page, sections: tools }, content);
  if (!foreignWords.has(page)) foreignWords.set(page, foreignWordsIn(sections, content.foreign));
  const element = (
    <SiteContext value={siteFacts(url)}>
      <Sections sections={sections} components={TOOLS} foreign={foreignWords.get(page)} />
    </SiteContext>
  );
  const handler = createStaticHandler([{ path: "*", element }]);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error("A tool has no other address to send to");
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
