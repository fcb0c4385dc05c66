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
      "#questions/services.ts",
      "#scripts/brochure-plans.ts",
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
      "#editor/server/{asking,changed-words,changes,git,hand-on,merged-tree}.ts",
      "#editor/server/pictures/{format-of,largest}.ts",
      "#server/{client-address,escape-html,log,proxies,rate-limit,security-headers,settings}.ts",
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
      "#editor/page/told.ts",
      "#editor/server/pictures/largest.ts",
      "#editor/whole/{file-words,wholes}.ts",
      "#editor/writing/edit.ts",
      "#app/content/{alt-words,pictures,rich-words}.ts",
    ],
    instead: "the form gets what it shows from the editor's server: ask that for it",
    banned: FOR_THE_SERVER,
  },
];
