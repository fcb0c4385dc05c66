/**
 * Which folder may import what from which other: pages → sections → tools → forms → ui, and nothing runs
 * back. The linter enforces it (oxlint.config.ts).
 */
import type { OxlintOverride } from "oxlint";

/** What imports name, as patterns: `#app/ui/**`. */
type Patterns = readonly string[];

interface Room {
  /** What may be imported of the project besides files beside it (`./…`). Types are free. */
  may: Patterns;
  /** What not even types may be imported from. */
  never?: Patterns;
  /** Whether none of it reaches the browser. Elsewhere only `.server.ts` and schemas use packages of the server. */
  isOnServer?: true;
  /** What its `.server.ts` may import besides. */
  serverMay?: Patterns;
}

const SERVER_ONLY = ["zod", "yaml", "kysely", "kysely/**", "node:*", "node:*/**"];

/** Words and facts, without what reads them at build. */
const CONTENT = "#app/content/*";
const READING = "#app/content/reading/**";
const QUESTIONS = "#questions/**";
const ESTIMATES = "#estimates/**";
const [UI, FORMS, TOOLS] = ["#app/ui/**", "#app/forms/**", "#app/tools/**"];
const [LAYOUT, SECTIONS, PAGES] = ["#app/layout/**", "#app/sections/**", "#app/pages/**"];
const CALENDAR = "#estimates/days/calendar-day.ts";

/** By folder. The last that fits a file counts, so the more special come later. */
const ROOMS: Record<string, Room> = {
  "app/ui": { may: [UI, CONTENT], never: [FORMS, LAYOUT, SECTIONS, PAGES] },
  "app/forms": {
    may: [FORMS, UI, CONTENT, QUESTIONS, CALENDAR],
    never: [LAYOUT, SECTIONS, PAGES],
    serverMay: [
      "#app/log.server.ts",
      "#app/request-service.server.ts",
      "#requests/keeping/request.ts",
      "#server/**",
    ],
  },
  "app/tools": {
    may: [TOOLS, FORMS, UI, CONTENT, QUESTIONS, ESTIMATES],
    never: [LAYOUT, SECTIONS, PAGES],
  },
  "app/layout": { may: [LAYOUT, UI, CONTENT], never: [FORMS, SECTIONS, PAGES] },
  "app/offline": { may: ["#app/offline/**", CONTENT] },
  "app/sections": { may: [SECTIONS, UI, FORMS, CONTENT, QUESTIONS], never: [LAYOUT, PAGES] },
  "app/sections/*": {
    may: ["#app/sections/section-kind.schema.ts", UI, FORMS, TOOLS, CONTENT, QUESTIONS, ESTIMATES],
    never: ["#app/sections/*/**", LAYOUT, PAGES],
  },
  "app/pages": {
    may: ["#app/*", "#app/{document,ui,forms,layout,sections,pages}/**", CONTENT, QUESTIONS],
    serverMay: ["#requests/keeping/request.ts", "#server/**"],
  },
  "app/content": { may: [CONTENT, QUESTIONS], serverMay: ["#server/settings.ts"] },
  "app/content/reading": {
    isOnServer: true,
    may: [
      "#app/content/**",
      "#app/sections/section.schema.ts",
      "#app/routes.ts",
      QUESTIONS,
      ESTIMATES,
      "#server/settings.ts",
    ],
  },
  questions: { may: [QUESTIONS, CALENDAR] },
  estimates: { may: [ESTIMATES, QUESTIONS] },
  requests: {
    isOnServer: true,
    may: [
      "#requests/**",
      QUESTIONS,
      "#server/{log,escape-html}.ts",
      "#app/content/{fill,florida-time,language,promises,services}.ts",
      CALENDAR,
    ],
  },
  server: {
    isOnServer: true,
    may: [
      "#server/**",
      "#requests/request-service.server.ts",
      QUESTIONS,
      "#app/*.server.ts",
      "#app/content/{language,*.server}.ts",
    ],
  },
  editor: {
    isOnServer: true,
    may: [
      "#editor/**",
      "#app/content/**",
      "#app/sections/section.schema.ts",
      "#app/routes.ts",
      "#scripts/build-images.ts",
      "#server/{content-security-policy,escape-html,log,read-body,security-headers,settings}.ts",
    ],
  },
  "editor/form": {
    may: [
      "#editor/form/**",
      "#editor/page/messages.ts",
      "#editor/server/pictures/picture-limits.ts",
      "#editor/documents/{file-in-words,document-types}.ts",
      "#editor/writing/edit.ts",
      "#app/content/{pictures,rich-words}.ts",
    ],
  },
};

export const boundaries: OxlintOverride[] = Object.entries(ROOMS).flatMap(([folder, room]) => {
  const { may, never = [], isOnServer, serverMay = [] } = room;
  if (isOnServer) return [override(`${folder}/**`, may, never)];
  return [
    override(`${folder}/**`, may, never, [...SERVER_ONLY, READING]),
    override(`${folder}/**/*.server.ts`, [...may, ...serverMay], never),
    override(`${folder}/**/{*.,}schema.ts`, [...may, READING], never),
  ];
});

function override(files: string, may: Patterns, never: Patterns, serverOnly: Patterns = []) {
  // Data lies in folders that have no name for imports.
  const open = ["../**/*.json", ...may].map((pattern) => `!${pattern}`);
  const message = `only ${may.join(", ")} may be imported here: hand the rest over, or move what both need (boundaries.ts)`;
  const inBrowser = "this reaches the browser: do it in a .server.ts, and let a loader hand it on";
  const patterns = [
    { group: ["#*/**", "../**", ...open], allowTypeImports: true, message },
    { group: [...never], message },
    { group: [...serverOnly], allowTypeImports: true, message: inBrowser },
  ];
  return {
    files: [files],
    // Tests may look into every folder.
    excludeFiles: ["**/*.test.ts", "**/{testing,tests}/**"],
    rules: {
      "no-restricted-imports": ["error", { patterns: patterns.filter(({ group }) => group[0]) }],
    },
  } satisfies OxlintOverride;
}
