import path from "node:path";
import { layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { DEFAULT_LANGUAGE, prefixOf } from "#app/content/language.ts";
import {
  contentFolder,
  publishedLanguages,
  publishedStormLanguages,
  yamlFilesIn,
} from "#app/content/reading/languages.ts";
import { contentFile } from "#app/content/reading/yaml-file.ts";
import type { Services } from "#app/content/reading/schema.ts";
import { addressOf } from "#app/content/services.ts";
import { STORM_ADDRESSES } from "#app/content/storm.ts";
import { isToolLeftOut, type ToolName, TOOLS } from "#app/content/tools.ts";
import { projectFolder } from "#server/settings.ts";

/** Below it are the pages that the company adds: each is a file in content/en/pages/guides, and no more. */
export const GUIDES = "/guides";

/** Every address of the site in one language. */
export function siteRoutes(
  language = DEFAULT_LANGUAGE,
  folder = contentFolder,
): RouteConfigEntry[] {
  const prefix = prefixOf(language);
  const at = (address: string, file: string) =>
    route(`${prefix}${address}`, file, { id: `${prefix}${address}` });
  // The build makes a module of it (content/reading/page-plugin.ts).
  // Pages in other languages have the same kinds of sections, so they share it.
  const page = (address: string) => at(address, fromApp(pageFile(address)));
  const tools = toolsIn(folder);
  const isThere = ({ path: address = "" }: RouteConfigEntry) =>
    !isToolLeftOut(address.slice(prefix.length), tools);
  const inLayout = [
    page("/"),
    ...openServicePages(folder).map(page),
    page("/champions"),
    at("/champions/sent/:receipt", "pages/sent.tsx"),
    page("/about-us"),
    page("/history"),
    page("/financing"),
    page("/privacy-policy"),
    page("/terms-and-conditions"),
    page("/contests"),
    page("/contest-demo"),
    page("/reviews"),
    page("/locations"),
    at("/:locationSlug", "pages/location.tsx"),
    at(`${GUIDES}/:guide`, "pages/guide.tsx"),
    page("/warranties"),
    page("/paying-safely"),
    page("/tools"),
    ...TOOLS.map((tool) => page(`/tools/${tool}`)),
    at("/tools/my-zip/answer.json", "pages/zip-answer.ts"),
    page("/request-delete-account"),
    at("/request-delete-account/sent/:receipt", "pages/sent.tsx"),
    at("/request-delete-account/status/:link", "pages/deletion-status.tsx"),
    page("/free-pricing"),
    at("/free-pricing/sent/:receipt", "pages/sent.tsx"),
    page("/contact"),
    at("/contact/sent/:receipt", "pages/sent.tsx"),
    page("/stop"),
    at("/stop/done", "pages/done.tsx"),
    at("/waiting/done", "pages/done.tsx"),
    at("/waiting/:link", "pages/waiting.tsx"),
    at("/*", "pages/not-found.tsx"),
  ];
  const soon = servicesOf(folder, { areOpen: false }).map(page);
  (isComingSoon("/team", folder) ? soon : inLayout).push(page("/team"));
  return [
    layout("layout/site-layout.tsx", { id: `${prefix}/layout` }, inLayout.filter(isThere)),
    layout("layout/slim-layout.tsx", { id: `${prefix}/soon` }, soon),
  ];
}

/** As far as the page can be read. */
function isComingSoon(address: string, folder: string): boolean {
  const { value } = contentFile(folder, `${DEFAULT_LANGUAGE}/pages${address}.yaml`);
  const { sections } = (value ?? {}) as { sections?: { kind?: unknown }[] };
  return sections?.[0]?.kind === "coming-soon";
}

/** As far as company.yaml can be read: the check tells what is wrong with it. */
function toolsIn(folder: string): readonly ToolName[] {
  const { value } = contentFile(folder, "company.yaml");
  const { tools } = (value ?? {}) as { tools?: unknown };
  return Array.isArray(tools) ? tools : TOOLS;
}

/** The pages of what is open, each with those below it: the files in a folder of its name. */
export const openServicePages = (folder = contentFolder): string[] =>
  servicesOf(folder, { areOpen: true }).flatMap((address) => [
    address,
    ...addressesBelow(address, folder),
  ]);

/** As far as services.yaml can be read: the check tells what is wrong with it. */
function servicesOf(folder: string, { areOpen }: { areOpen: boolean }): string[] {
  const services = (contentFile(folder, "services.yaml").value ?? {}) as Services;
  return Object.keys(services)
    .filter((service) => (services[service]?.comingSoon !== true) === areOpen)
    .map((service) => addressOf(service, services));
}

/** What stands on the page of an address, in English. */
export function pageFile(address: string): string {
  const name = address === "/" ? "home" : address;
  return path.join(contentFolder, DEFAULT_LANGUAGE, "pages", `${name}.yaml`);
}

const fromApp = (file: string) => path.relative(path.join(projectFolder, "app"), file);

/** What holds a parameter, or only answers a form, is no page that anybody could look for. */
const ANSWERS_ONLY = /[:*]|\/done$|\.(ics|json)$/;

export const isPage = (address: string) => address !== "" && !ANSWERS_ONLY.test(address);

/** The fixed addresses of the site: those of its pages, and of the pages that the company added. */
export function fixedAddresses(folder = contentFolder): string[] {
  return [...pagesIn(siteRoutes(DEFAULT_LANGUAGE, folder)), ...guideAddresses(folder)];
}

const pagesIn = (routes: RouteConfigEntry[]): string[] =>
  routes.flatMap((entry) => [entry.path ?? "", ...pagesIn(entry.children ?? [])]).filter(isPage);

export const guideAddresses = (folder = contentFolder) => addressesBelow(GUIDES, folder);

/** A file of another name has no address, and the check says so. */
function addressesBelow(address: string, folder: string): string[] {
  return yamlFilesIn(path.join(folder, DEFAULT_LANGUAGE, "pages", address))
    .filter((file) => /^[a-z][a-z0-9-]*\.yaml$/.test(file))
    .map((file) => `${address}/${file.replace(/\.yaml$/, "")}`);
}

/** Stand in languages of their own, also where the rest of the site is not translated. */
const stormRoutes = (language: string) =>
  STORM_ADDRESSES.map((address) => {
    const own = `${prefixOf(language)}${address}`;
    return route(own, "pages/storm.tsx", { id: own });
  });

export default [
  ...publishedLanguages().flatMap((language) => siteRoutes(language)),
  ...publishedStormLanguages().flatMap(stormRoutes),
] satisfies RouteConfig;
