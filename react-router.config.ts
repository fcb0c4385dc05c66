import type { Config } from "@react-router/dev/config";
import { prefixOf } from "./app/content/language.ts";
import { contentFolder, publishedLanguages, yamlFilesIn } from "./app/content/reading/languages.ts";
import { guideAddresses, isPage } from "./app/routes.ts";

const places = yamlFilesIn(`${contentFolder}/places`).map(
  (file) => `/${file.replace(/\.yaml$/, "")}`,
);

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  // Where the part of a page that sends its form cannot be had, React Router would draw nothing at all.
  splitRouteModules: false,
  buildDirectory: process.env.BUILD_DIR ?? "build",
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter(isPage),
    ...publishedLanguages().flatMap((language) =>
      [...places, ...guideAddresses()].map((address) => `${prefixOf(language)}${address}`),
    ),
  ],
} satisfies Config;
