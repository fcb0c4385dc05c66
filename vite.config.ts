import { reactRouter } from "@react-router/dev/vite";
import { browserslistToTargets } from "lightningcss";
import { defineConfig } from "vite";
import { frequentKinds, pagePlugin } from "./app/content/reading/page-plugin.ts";
import { brandPlugin } from "./app/content/reading/brand-plugin.ts";
import { contentPlugin } from "./app/content/reading/content-plugin.ts";

/**
 * What every page needs, and what many show, comes in one file with one stylesheet: a dozen small
 * ones pack worse and cost headers each.
 */
const SHARED = {
  name: "site",
  test: new RegExp(
    `/estimates/alike|/app/((ui|layout|styles)/|pages/(head|page)|sections/(sections|(${frequentKinds().join("|")})/))(?!.*site-layout\\.tsx)`,
  ),
};

/** All forms are made of the same. */
const FORMS = { name: "forms", test: /\/app\/forms\/(?!receipt|reference)/ };

/** Libraries change seldom: who comes back after a new release of the site has them already. */
const LIBRARIES = {
  name: "react",
  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
};

/**
 * Chrome's sign for code that runs at once: V8 compiles it whole while it arrives, beside the page.
 * Otherwise it compiles one function after the other when each is first called, in the page's way.
 */
const runsAtOnce = () => "//# allFunctionsCalledOnLoad";

/** The oldest browsers whose visitors can read and send everything; see README. */
const OLDEST = ["chrome 109", "firefox 115", "safari 16.4"];

export default defineConfig(({ isPreview }) => ({
  // The build shows itself to a server that makes pages of it; nothing changes meanwhile.
  server: isPreview ? { watch: null } : {},
  plugins: [brandPlugin(), contentPlugin(), pagePlugin(), reactRouter()],
  css: {
    transformer: "lightningcss",
    lightningcss: { targets: browserslistToTargets(OLDEST), drafts: { customMedia: true } },
  },
  environments: {
    // The server is part of the build, so that settings, log and contexts exist once in the process.
    ssr: { build: { rolldownOptions: { input: "server/app.ts" } } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [LIBRARIES, SHARED, FORMS] }, postBanner: runsAtOnce },
        },
      },
    },
  },
  build: {
    target: OLDEST.map((browser) => browser.replace(" ", "")),
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}));
