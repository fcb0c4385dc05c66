import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/content-plugin.ts";

export default defineConfig({
  plugins: [contentPlugin(), reactRouter()],
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: {
    cssMinify: "lightningcss",
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
