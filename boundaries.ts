/**
 * Which room of the project may import what from which other: pages → sections → tools → forms → ui, and
 * nothing runs back. The linter tells what goes against it (oxlint.config.ts), and what to do instead.
 */

import type { OxlintOverride } from "oxlint";
import {
  ALL_PACKAGES_WITH_EFFECTS,
  type Banned,
  FOR_THE_BROWSER,
  FOR_THE_BUILD,
  FOR_THE_SERVER,
  type Patterns,
} from "./banned-packages.ts";
import { EDITOR_ROOMS } from "./editor-rooms.ts";

export interface Room {
  folder: string;
  /** What may be imported of the project besides files beside it (`./…`). Types are free. */
  may: Patterns;
  /** Of what not even types may be known. */
  never?: Patterns;
  /** What to do instead. */
  instead: string;
  banned?: Banned | undefined;
  /**
   * What its `.server.ts` may import besides. They and its schemas never reach the browser, so that
   * other things are banned there.
   */
  serverMay?: Patterns;
}

/** Words and facts, without what reads them at build. */
const CONTENT = "#app/content/*";
const READING = "#app/content/reading/**";
const QUESTIONS = "#questions/**";

const ROOMS: Room[] = [
  {
    folder: "app/ui",
    may: ["#app/ui/**", CONTENT],
    never: ["#app/forms/**", "#app/layout/**", "#app/sections/**", "#app/pages/**"],
    instead: "ui holds the smallest parts: hand over what they need as properties",
    banned: FOR_THE_SERVER,
    serverMay: [],
  },
  {
    folder: "app/forms",
    may: ["#app/forms/**", "#app/ui/**", CONTENT, QUESTIONS, "#estimates/days/calendar-day.ts"],
    never: ["#app/layout/**", "#app/sections/**", "#app/pages/**"],
    instead: "forms hold what all forms share: what only one needs belongs to its section or page",
    banned: FOR_THE_SERVER,
    serverMay: [
      "#app/log.server.ts",
      "#app/request-service.server.ts",
      "#requests/keeping/kept-answers.ts",
      "#server/**",
    ],
  },
  {
    folder: "app/tools",
    may: ["#app/tools/**", "#app/forms/**", "#app/ui/**", CONTENT, QUESTIONS, "#estimates/**"],
    never: ["#app/layout/**", "#app/sections/**", "#app/pages/**"],
    instead: "tools hold what all tools share: what only one needs belongs to its section",
    banned: FOR_THE_SERVER,
    serverMay: [],
  },
  {
    folder: "app/layout",
    may: ["#app/layout/**", "#app/ui/**", CONTENT],
    never: ["#app/forms/**", "#app/sections/**", "#app/pages/**"],
    instead: "the layout is around every page: what it shares with sections belongs in app/ui",
    banned: FOR_THE_SERVER,
    serverMay: [],
  },
  {
    folder: "app/offline",
    may: ["#app/offline/**", CONTENT],
    instead: "the worker knows pages as HTML only: it runs where none of them does",
    banned: FOR_THE_SERVER,
  },
  {
    folder: "app/sections",
    may: ["#app/sections/**", "#app/ui/**", "#app/forms/**", CONTENT],
    never: ["#app/layout/**", "#app/pages/**"],
    instead: "sections know nothing of what they stand in: what both need belongs in app/ui",
    banned: FOR_THE_SERVER,
    serverMay: [],
  },
  {
    folder: "app/sections/*",
    may: [
      "#app/sections/section-kind.schema.ts",
      "#app/ui/**",
      "#app/forms/**",
      "#app/tools/**",
      CONTENT,
      QUESTIONS,
      "#estimates/**",
    ],
    never: ["#app/sections/*/**", "#app/layout/**", "#app/pages/**"],
    instead:
      "a kind of section takes nothing of another: what two share belongs in app/ui or app/forms. Parts of the same kind are at ./",
    banned: FOR_THE_SERVER,
    serverMay: [],
  },
  {
    folder: "app/pages",
    may: ["#app/*", "#app/{document,ui,forms,layout,sections,pages}/**", CONTENT, QUESTIONS],
    instead:
      "a page reaches requests through the request service, and the process through .server.ts",
    banned: FOR_THE_SERVER,
    serverMay: ["#requests/keeping/request.ts", "#server/**"],
  },
  {
    folder: "app/content",
    may: [CONTENT, QUESTIONS],
    instead: "content knows words and facts, and not where they are shown or kept",
    banned: FOR_THE_SERVER,
    serverMay: ["#server/settings.ts"],
  },
  {
    folder: "app/content/reading",
    may: [
      "#app/content/**",
      "#app/sections/section.schema.ts",
      "#app/routes.ts",
      QUESTIONS,
      "#estimates/**",
      "#server/settings.ts",
    ],
    instead: "content knows words and facts, and not where they are shown or kept",
  },
  {
    folder: "requests",
    may: [
      "#requests/**",
      QUESTIONS,
      "#server/log.ts",
      "#server/escape-html.ts",
      "#server/this-machine.ts",
      "#app/content/{clock-in-florida,fill,florida-*,keeping-times,language,promises}.ts",
    ],
    instead:
      "requests know neither pages nor the process: have what they need handed to the request service",
  },
  {
    folder: "questions",
    may: [QUESTIONS, "#estimates/days/calendar-day.ts"],
    instead: "what is asked is known to browser and server alike, so it knows neither",
    banned: FOR_THE_SERVER,
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
    folder: "estimates",
    may: ["#estimates/**", QUESTIONS],
    instead: "an estimate comes from its arguments alone: hand over what it needs",
    banned: ALL_PACKAGES_WITH_EFFECTS,
  },
  ...EDITOR_ROOMS,
];

/** Tests may look into every room. */
const TESTS = ["**/*.test.ts", "**/testing/**"];

/** For the linter: a later one stands in the place of those before it that fit the same file. */
export const boundaries = ROOMS.flatMap((room) => {
  const { folder, may, serverMay } = room;
  const whole = boundary(`${folder}/**`, room);
  if (!serverMay) return [whole];
  const onServer = { ...room, may: [...may, ...serverMay], banned: FOR_THE_BUILD };
  const atBuild = { ...room, may: [...may, READING], banned: undefined };
  return [
    whole,
    boundary(`${folder}/**/*.server.ts`, onServer),
    boundary(`${folder}/**/{*.,}schema.ts`, atBuild),
  ];
});

function boundary(files: string, { may, never, banned, instead }: Room): OxlintOverride {
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
    files: [files],
    excludeFiles: TESTS,
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}
