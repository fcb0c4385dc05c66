/**
 * Reads and checks everything in content/. Used at build, by the development server and by
 * scripts; the running site gets the result (see content-plugin.ts), never the files.
 */
import path from "node:path";
import type { z } from "zod";
import { factsOf, fillFacts } from "#app/content/facts.ts";
import { contentFolder, publishedLanguages, yamlFilesIn } from "#app/content/languages.ts";
import { brokenLinks } from "#app/content/links.ts";
import * as schema from "#app/content/schema.ts";
import { messageOf } from "#app/content/schema-messages.ts";
import { type Problem, readYamlFile, tellProblem } from "#app/content/yaml-file.ts";

export interface LanguageContent {
  words: schema.InterfaceWords;
  /** By address, like `/solar`. */
  pages: Record<string, schema.Page>;
  /** By slug, like `boynton-beach`. */
  locations: Record<string, schema.Page>;
}

export interface SiteContent {
  company: schema.Company;
  navigation: schema.Navigation;
  locations: Record<string, schema.Location>;
  languages: Record<string, LanguageContent>;
}

/** Content with mistakes. The message lists them all: file, line, place, what is wrong. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
    super(`${count} in the content:\n\n${problems.map(tellProblem).join("\n\n")}\n`);
    this.name = "ContentError";
    this.problems = problems;
  }
}

/**
 * @param addresses the fixed addresses of the route table; each needs a page, and each page one
 * @throws ContentError when anything in the folder is not right
 */
export function readContent(addresses: string[], folder = contentFolder): SiteContent {
  const problems: Problem[] = [];
  const files: ReadFile[] = [];

  function read<S extends z.ZodType>(name: string, shape: S, facts?: Record<string, string>) {
    const file = readYamlFile(path.join(folder, name), `content/${name}`);
    problems.push(...file.problems);
    if (file.problems.length > 0) return undefined;
    const report = (at: PropertyKey[], message: string) => problems.push(file.problemAt(at, message));
    const value = facts ? fillFacts(file.value, facts, report) : file.value;
    const result = shape.safeParse(value);
    if (!result.success) {
      for (const issue of result.error.issues) {
        for (const { at, message } of messageOf(issue, result.error.issues)) report(at, message);
      }
      return undefined;
    }
    files.push({ name: file.name, value, problemAt: file.problemAt });
    return result.data;
  }

  function readFolder<S extends z.ZodType>(name: string, shape: S, facts?: Record<string, string>) {
    const found = yamlFilesIn(path.join(folder, name)).map((file) => [
      file.replace(/\.yaml$/, ""),
      read(`${name}/${file}`, shape, facts),
    ]);
    return Object.fromEntries(found) as Record<string, z.infer<S>>;
  }

  const company = read("company.yaml", schema.company);
  const navigation = read("navigation.yaml", schema.navigation);
  const locations = readFolder("locations", schema.location);
  const languages: Record<string, LanguageContent> = {};
  for (const language of publishedLanguages(folder)) {
    const words = read(`${language}/interface.yaml`, schema.interfaceWords);
    if (!company || !words) continue;
    const facts = factsOf(company, words.days);
    const pages = readFolder(`${language}/pages`, schema.page, facts);
    languages[language] = {
      words: fillFacts(words, facts, (at, message) =>
        problems.push({ file: `content/${language}/interface.yaml`, line: 1, path: at, message }),
      ) as schema.InterfaceWords,
      pages: Object.fromEntries(
        Object.entries(pages).map(([name, page]) => [name === "home" ? "/" : `/${name}`, page]),
      ),
      locations: readFolder(`${language}/locations`, schema.page, facts),
    };
  }

  for (const [language, content] of Object.entries(languages)) {
    problems.push(...unmatched(`content/${language}/pages`, Object.keys(content.pages), addresses));
    problems.push(
      ...unmatched(
        `content/${language}/locations`,
        Object.keys(content.locations),
        Object.keys(locations),
      ),
    );
    problems.push(...brokenLinks(files, content, addresses, Object.keys(locations), language));
    if (navigation) problems.push(...unknownLabels(navigation, content.words, language));
  }
  if (problems.length > 0 || !company || !navigation) throw new ContentError(problems);
  return { company, navigation, locations, languages };
}

export interface ReadFile {
  name: string;
  value: unknown;
  problemAt: (path: PropertyKey[], message: string) => Problem;
}

/** Every page has its address in the route table (every text its location), and the other way round. */
function unmatched(folder: string, written: string[], expected: string[]): Problem[] {
  const problem = (name: string, message: string): Problem => ({
    file: `${folder}/${name === "/" ? "home" : name.replace(/^\//, "")}.yaml`,
    line: 1,
    path: [],
    message,
  });
  return [
    ...expected
      .filter((name) => !written.includes(name))
      .map((name) => problem(name, `is missing, but ${name} is an address of the site`)),
    ...written
      .filter((name) => !expected.includes(name))
      .map((name) =>
        problem(name, `has no address: add ${name} to app/routes.ts (or to content/locations), or remove the file`),
      ),
  ];
}

function unknownLabels(
  navigation: schema.Navigation,
  words: schema.InterfaceWords,
  language: string,
): Problem[] {
  const entries = [
    ...navigation.header,
    ...navigation.topMenu,
    ...navigation.drawer,
    ...navigation.footer.company,
    ...navigation.footer.services,
  ];
  const labels = entries.flatMap((entry) => [
    entry.label,
    ...("items" in entry ? entry.items.map((item) => item.label) : []),
  ]);
  return [...new Set(labels)]
    .filter((label) => !(label in words.labels))
    .map((label) => ({
      file: `content/${language}/interface.yaml`,
      line: 1,
      path: ["labels", label],
      message: "is used in content/navigation.yaml, but has no words here",
    }));
}
