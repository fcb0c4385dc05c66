import type { Config } from "@react-router/dev/config";
import {
  contentFolder,
  prefixOf,
  publishedLanguages,
  yamlFilesIn,
} from "./app/content/languages.ts";
import { isPage } from "./app/routes.ts";

const slugs = yamlFilesIn(`${contentFolder}/locations`).map((file) => file.replace(/\.yaml$/, ""));

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  buildDirectory: process.env.BUILD_DIR ?? "build",
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter(isPage),
    ...publishedLanguages().flatMap((language) =>
      slugs.map((slug) => `${prefixOf(language)}/${slug}`),
    ),
  ],
} satisfies Config;
