/**
 * Which folder may import what from which other: pages → sections → tools → forms → ui, and nothing runs
 * back. The linter enforces it (oxlint.config.ts), and says what to do instead.
 */
import type { OxlintOverride } from "oxlint";

/** What imports name, as patterns: `#app/ui/**`. */
type Patterns = readonly string[];

interface Banned {
  patterns: Patterns;
  instead: string;
}

interface Room {
  folder: string;
  /** What may be imported of the project besides files beside it (`./…`). Types are free. */
  may: Patterns;
  /** What not even types may be imported from. */
  never?: Patterns;
  /** What to do instead. */
  instead: string;
  /** Packages that must stay out. Their types may be imported. */
  banned?: Banned | undefined;
  /**
   * What its `.server.ts` may import besides. They and its schemas never reach the browser, so other
   * packages are banned there.
   */
  serverMay?: Patterns;
}

const FOR_THE_SERVER: Banned = {
  patterns: [
    "zod",
    "yaml",
    "kysely",
    "kysely/**",
    "node:*",
    "node:*/**",
    "#app/content/reading/**",
  ],
  instead:
    "this never reaches the browser: do it in a .server.ts, and hand the result on through a loader. A type may be imported",
};
const FOR_THE_BUILD: Banned = {
  patterns: ["yaml"],
  instead: "content is read at build: the running site has it from app/content/load.server.ts",
};
const FOR_THE_BROWSER: Banned = {
  patterns: ["react", "react/**", "react-dom", "react-dom/**"],
  instead: "the process draws nothing: what is drawn is in app/",
};

/** Words and facts, without what reads them at build. */
const CONTENT = "#app/content/*";
const READING = "#app/content/reading/**";
const QUESTIONS = "#questions/**";
const ESTIMATES = "#estimates/**";
const [UI, FORMS, TOOLS] = ["#app/ui/**", "#app/forms/**", "#app/tools/**"];
const [LAYOUT, SECTIONS, PAGES] = ["#app/layout/**", "#app/sections/**", "#app/pages/**"];

/** The last that fits a file counts, so the more special come later. */
const ROOMS: Room[] = [
  {
    folder: "app/ui",
    may: [UI, CONTENT],
    never: [FORMS, LAYOUT, SECTIONS, PAGES],
    instead: "ui holds the smallest parts: hand over what they need as properties",
    banned: FOR_THE_SERVER,
  },
  {
    folder: "app/forms",
    may: [FORMS, UI, CONTENT, QUESTIONS, "#estimates/days/calendar-day.ts"],
    never: [LAYOUT, SECTIONS, PAGES],
    instead: "forms hold what all forms share: what only one needs belongs to its section or page",
    serverMay: [
      "#app/log.server.ts",
      "#app/request-service.server.ts",
      "#requests/keeping/request.ts",
      "#server/**",
    ],
    banned: FOR_THE_SERVER,
  },
  {
    folder: "app/tools",
    may: [TOOLS, FORMS, UI, CONTENT, QUESTIONS, ESTIMATES],
    never: [LAYOUT, SECTIONS, PAGES],
    instead: "tools hold what all tools share: what only one needs belongs to its section",
    banned: FOR_THE_SERVER,
  },
  {
    folder: "app/layout",
    may: [LAYOUT, UI, CONTENT],
    never: [FORMS, SECTIONS, PAGES],
    instead: "the layout is around every page: what it shares with sections belongs in app/ui",
    banned: FOR_THE_SERVER,
  },
  {
    folder: "app/offline",
    may: ["#app/offline/**", CONTENT],
    instead: "the worker knows pages as HTML only: it runs where none of them does",
    banned: FOR_THE_SERVER,
  },
  {
    folder: "app/sections",
    may: [SECTIONS, UI, FORMS, CONTENT, QUESTIONS],
    never: [LAYOUT, PAGES],
    instead: "sections do not know what page they are on: what both need belongs in app/ui",
    banned: FOR_THE_SERVER,
  },
  {
    folder: "app/sections/*",
    may: ["#app/sections/section-kind.schema.ts", UI, FORMS, TOOLS, CONTENT, QUESTIONS, ESTIMATES],
    never: ["#app/sections/*/**", LAYOUT, PAGES],
    instead:
      "a kind of section takes nothing from another: what two share belongs in app/ui or app/forms. Parts of the same kind are at ./",
    banned: FOR_THE_SERVER,
  },
  {
    folder: "app/pages",
    may: ["#app/*", "#app/{document,ui,forms,layout,sections,pages}/**", CONTENT, QUESTIONS],
    instead:
      "a page reaches requests through the request service, and the process through .server.ts",
    serverMay: ["#requests/keeping/request.ts", "#server/**"],
    banned: FOR_THE_SERVER,
  },
  {
    folder: "app/content",
    may: [CONTENT, QUESTIONS],
    instead: "content knows words and facts, and not where they are shown or kept",
    serverMay: ["#server/settings.ts"],
    banned: FOR_THE_SERVER,
  },
  {
    folder: "app/content/reading",
    may: [
      "#app/content/**",
      "#app/sections/section.schema.ts",
      "#app/routes.ts",
      QUESTIONS,
      ESTIMATES,
      "#server/settings.ts",
    ],
    instead: "content knows words and facts, and not where they are shown or kept",
  },
  {
    folder: "questions",
    may: [QUESTIONS, "#estimates/days/calendar-day.ts"],
    instead: "what is asked is known to browser and server alike, so it knows neither",
    banned: FOR_THE_SERVER,
  },
  {
    folder: "estimates",
    may: [ESTIMATES, QUESTIONS],
    instead: "an estimate comes from its arguments alone: hand over what it needs",
    banned: {
      patterns: [...FOR_THE_SERVER.patterns, ...FOR_THE_BROWSER.patterns, "react-router"],
      instead: "an estimate comes from its arguments alone: hand over what it needs",
    },
  },
  {
    folder: "requests",
    may: [
      "#requests/**",
      QUESTIONS,
      "#server/{log,escape-html,this-machine}.ts",
      "#app/content/{fill,florida-time,language,promises}.ts",
    ],
    instead:
      "requests know neither pages nor the process: have what they need handed to the request service",
  },
  {
    folder: "server",
    may: [
      "#server/**",
      "#requests/request-service.server.ts",
      QUESTIONS,
      "#app/*.server.ts",
      "#app/content/{language,*.server}.ts",
    ],
    instead:
      "the server knows pages by the build, and reaches requests through the request service",
    banned: FOR_THE_BROWSER,
  },
  {
    folder: "editor",
    may: [
      "#editor/**",
      "#app/content/**",
      "#app/sections/section.schema.ts",
      "#app/routes.ts",
      "#questions/services.ts",
      "#scripts/{build-images,image-files,image-plan}.ts",
      "#server/settings.ts",
    ],
    instead:
      "the editor knows what content may say and how it is checked, and nothing of the site's looks",
  },
  {
    folder: "editor/form",
    may: [
      "#editor/form/**",
      "#editor/page/messages.ts",
      "#editor/server/pictures/picture-limits.ts",
      "#editor/documents/{file-in-words,document-types}.ts",
      "#editor/writing/edit.ts",
      "#app/content/{pictures,rich-words}.ts",
    ],
    instead: "the form gets what it shows from the editor's server: ask that for it",
    banned: FOR_THE_SERVER,
  },
  {
    folder: "editor/team",
    may: [
      "#editor/team/**",
      "#editor/server/{changed-words,git,known,publish,requests}.ts",
      "#editor/server/pictures/picture-limits.ts",
      "#server/{escape-html,log,security-headers,settings}.ts",
    ],
    instead:
      "the process for a team knows people, branches and who may ask: what content says, each one's own server knows",
  },
  {
    folder: "editor/tests",
    may: ["#editor/**", "#scripts/{browser,build-images}.ts", "../../tests/accessibility.ts"],
    instead: "tests of the editor do what an editor does",
  },
  {
    folder: "editor/writing",
    may: ["#editor/writing/**"],
    instead: "what is written into a file follows from the file and the edit alone",
  },
];

export const boundaries: OxlintOverride[] = ROOMS.flatMap((room) => {
  if (room.banned !== FOR_THE_SERVER) return [override(room)];
  const { may, serverMay = [] } = room;
  return [
    override(room),
    override({ ...room, may: [...may, ...serverMay], banned: FOR_THE_BUILD }, "*.server.ts"),
    override({ ...room, may: [...may, READING], banned: undefined }, "{*.,}schema.ts"),
  ];
});

function override({ folder, may, never, banned, instead }: Room, files = "*"): OxlintOverride {
  // Data lies in folders that have no name for imports.
  const open = ["../**/*.json", ...may].map((pattern) => `!${pattern}`);
  const patterns = [
    { group: ["#*/**", "../**", ...open], allowTypeImports: true, message: instead },
    ...(never ? [{ group: [...never], message: instead }] : []),
    ...(banned
      ? [{ group: [...banned.patterns], allowTypeImports: true, message: banned.instead }]
      : []),
  ];
  return {
    files: [`${folder}/**/${files}`],
    // Tests may look into every folder.
    excludeFiles: ["**/*.test.ts", "**/testing/**"],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}
