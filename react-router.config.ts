import type { Config } from "@react-router/dev/config";
import { prefixOf } from "./app/content/language.ts";
import { contentFolder, publishedLanguages, yamlFilesIn } from "./app/content/reading/languages.ts";
import { isPage } from "./app/routes.ts";

const slugs = yamlFilesIn(`${contentFolder}/places`).map((file) => file.replace(/\.yaml$/, ""));

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // Where the part of a page that sends its form cannot be had, React Router would draw nothing at all.
  splitRouteModules: false,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter(isPage),
    ...publishedLanguages().flatMap((language) =>
      slugs.map((slug) => `${prefixOf(language)}/${slug}`),
    ),
  ],
} satisfies Config;
