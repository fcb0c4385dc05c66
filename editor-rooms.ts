/** What the rooms of the editor may import; a part of the table in boundaries.ts. */
import { FOR_THE_SERVER } from "./banned-packages.ts";
import type { Room } from "./boundaries.ts";

export const EDITOR_ROOMS: Room[] = [
  {
    folder: "editor",
    may: [
      "#editor/**",
      "#app/content/**",
      "#app/sections/section.schema.ts",
      "#app/routes.ts",
      "#requests/asking/services.ts",
      "#scripts/{build-images,image-files,image-plan}.ts",
      "#server/settings.ts",
    ],
    instead:
      "the editor knows what content may say and how it is checked, and nothing of the site's looks",
  },
  {
    folder: "editor/tests",
    may: ["#editor/**", "#scripts/{browser,build-images}.ts", "../../tests/accessibility.ts"],
    instead: "tests of the editor do what an editor does",
  },
  {
    folder: "editor/team",
    may: [
      "#editor/team/**",
      "#editor/server/{changed-words,git,hand-on,known,merged-tree,requests}.ts",
      "#editor/server/pictures/picture-format.ts",
      "#server/{escape-html,log,security-headers,settings}.ts",
    ],
    instead:
      "the process for a team knows people, branches and who may ask: what content says, each one's own server knows",
  },
  {
    folder: "editor/writing",
    may: ["#editor/writing/**"],
    instead: "what is written into a file follows from the file and the edit alone",
  },
  {
    folder: "editor/form",
    may: [
      "#editor/form/**",
      "#editor/page/messages.ts",
      "#editor/server/pictures/picture-format.ts",
      "#editor/whole/{file-words,wholes}.ts",
      "#editor/writing/edit.ts",
      "#app/content/{alt-words,pictures,rich-words}.ts",
    ],
    instead: "the form gets what it shows from the editor's server: ask that for it",
    banned: FOR_THE_SERVER,
  },
];
