/** The development server with the editor in it, for this machine alone: `npm run edit`. */
import { defineConfig, mergeConfig } from "vite";
import site from "./vite.config.ts";
// By these names, as what a configuration names by its place is loaded apart (`configLoader: "native"`): each
// part of the editor would be there twice, and the one not know what the other refused, and why.
import { publicFolder } from "#app/content/reading/picture-list.ts";
import { editPlugin } from "#editor/server/edit-plugin.ts";

export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    plugins: [editPlugin()],
    publicDir: publicFolder,
    // What is found later makes files outdated (504) that a page is just loading.
    optimizeDeps: { noDiscovery: true },
    // Pages are loaded anew by the form, when what was written is what they say.
    server: { host: "127.0.0.1", open: false, hmr: false, cors: false },
  }),
);
