/**
 * Gives each page the code and styles of the kinds of sections it shows, and of no other. The file of
 * a page in content/ is its route module: this makes one of it, that imports just these kinds. Pages
 * that share an address with a parameter have a module in app/pages, which imports the kinds of all
 * from `virtual:sections/<folder>`.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { DEFAULT_LANGUAGE } from "#app/content/language.ts";
import { contentFolder, yamlFilesIn } from "#app/content/reading/languages.ts";
import { projectFolder } from "#server/settings.ts";

const MODULE = "virtual:sections/";
const PAGE = /\/pages\/[^?]+\.yaml$/;
const app = path.join(projectFolder, "app");
/** In other languages pages have the same kinds (reading/translations/). */
const english = path.join(contentFolder, DEFAULT_LANGUAGE);

export function pagePlugin(): Plugin {
  return {
    name: "pages",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    configureServer({ environments, watcher }) {
      // Of a file that comes, none of the modules made of files can know yet.
      const forget = (file: string) => {
        if (!file.startsWith(contentFolder)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (id.startsWith(`\0${MODULE}`)) moduleGraph.invalidateModule(module);
          }
        }
      };
      watcher.on("add", forget).on("unlink", forget);
    },
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const files = filesIn(path.join(english, id.slice(MODULE.length + 1)));
      for (const file of files) this.addWatchFile(file);
      return `${componentsOf(kindsIn(files))}\nexport default components;`;
    },
    transform(_text, id) {
      if (!id.startsWith(contentFolder) || !PAGE.test(id)) return undefined;
      return { code: routeModule(id), moduleType: "js", map: null };
    },
  };
}

function routeModule(file: string): string {
  const kinds = kindsIn([file]);
  const own = kinds.some(isForm)
    ? `export { action } from "${app}/pages/form-page.server.ts";
       export { stayOnForm as clientAction } from "${app}/forms/stay-on-form.ts";
       export { untitledTags as meta } from "${app}/pages/head.ts";`
    : kinds.includes("home-file-tool")
      ? `export { action } from "${app}/sections/home-file-tool/home-file.server.ts";
         export { headers, meta } from "${app}/pages/home-file.ts";`
      : kinds.some(isTool)
        ? `export { headers, meta } from "${app}/pages/tool-page.ts";`
        : `export { headTags as meta } from "${app}/pages/head.ts";`;
  return `
    import { pageOf } from "${app}/pages/page.tsx";
    ${own}
    export { loader } from "${app}/pages/page.server.ts";
    ${componentsOf(kinds)}
    export default pageOf(components);
  `;
}

const isForm = (kind: string) => kind.endsWith("-form") || kind === "coming-soon";

/** Kinds that work out what an address asks are named so. */
const isTool = (kind: string) => kind.endsWith("-tool");

/**
 * Code that imports the components of these kinds as `components`. Each is named like its kind:
 * `tool-doors` is `ToolDoors`, in tool-doors/tool-doors.tsx.
 */
export function componentsOf(kinds: string[]): string {
  const imports = kinds.map(
    (kind) => `import { ${componentName(kind)} } from "${app}/sections/${kind}/${kind}.tsx";`,
  );
  const entries = kinds.map((kind) => `"${kind}": ${componentName(kind)}`);
  return [...imports, `const components = { ${entries.join(", ")} };`].join("\n");
}

const componentName = (kind: string) =>
  kind.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase());

/**
 * What stands on so many of all pages travels with every page: it is the next page's before long,
 * and one file packs better than many.
 */
const FREQUENT = 1 / 4;

/** The kinds of the sections in these files of pages, each once. */
export function kindsIn(files: string[]): string[] {
  return [...new Set(files.flatMap(kindsOf))].sort();
}

const filesIn = (folder: string) => yamlFilesIn(folder).map((name) => path.join(folder, name));

export function frequentKinds(): string[] {
  const files = filesIn(path.join(english, "pages"));
  const everywhere = files.map((file) => kindsIn([file]));
  return kindsIn(files).filter(
    (kind) => everywhere.filter((kinds) => kinds.includes(kind)).length >= files.length * FREQUENT,
  );
}

const hasComponent = (kind: string) =>
  existsSync(path.join(projectFolder, "app/sections", kind, `${kind}.tsx`));

/** Errors in the files are reported by reading the content (read.ts). */
function kindsOf(file: string): string[] {
  try {
    const { sections } = parse(readFileSync(file, "utf8")) as { sections: { kind: unknown }[] };
    return sections.map(({ kind }) => String(kind)).filter(hasComponent);
  } catch {
    return [];
  }
}
