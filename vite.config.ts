import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/reading/content-plugin.ts";

/** What every page needs comes in one file: a dozen small ones pack worse and cost headers each. */
const SHARED = { name: "site", test: /\/app\/(ui|layout)\/.*(?<!site-layout)\.tsx?$/ };

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

export default defineConfig(({ isPreview }) => ({
  // The build shows itself to a server that makes pages of it; nothing changes meanwhile.
  server: isPreview ? { watch: null } : {},
  plugins: [contentPlugin(), reactRouter()],
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [LIBRARIES, SHARED] }, postBanner: runsAtOnce },
        },
      },
    },
    // The server needs no stylesheet. In parts, the framework throws its own away; whole, it stays.
    ssr: { build: { cssCodeSplit: true } },
  },
  build: {
    cssMinify: "lightningcss",
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}));
