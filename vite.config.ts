import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/content-plugin.ts";

/** What every page needs comes in one file: a dozen small ones pack worse and cost headers each. */
const SHARED = { name: "site", test: /\/app\/(ui|layout)\/.*(?<!site-layout)\.tsx?$/ };

export default defineConfig(({ isPreview }) => ({
  // The build shows itself to a server that makes pages of it; nothing changes meanwhile.
  server: isPreview ? { watch: null } : {},
  plugins: [contentPlugin(), reactRouter()],
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } } } },
  },
  build: {
    cssMinify: "lightningcss",
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}));
