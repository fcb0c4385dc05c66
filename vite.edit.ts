/** The development server with the editor in it, for this machine alone: `npm run edit`. */
import { defineConfig, mergeConfig } from "vite";
import site from "./vite.config.ts";
import { publicFolder } from "./app/content/reading/picture-list.ts";
import { editPlugin } from "./editor/server/edit-plugin.ts";

// Who translates sees the pages of a language before it is published.
process.env.SHOW_DRAFTS = "true";

export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    plugins: [editPlugin()],
    publicDir: publicFolder,
    // Pages are loaded anew by the form, when what was written is what they say.
    server: { host: "127.0.0.1", open: false, hmr: false, cors: false },
  }),
);
