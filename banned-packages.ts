/** What must not be imported in some rooms of the project (boundaries.ts), though it is at hand. */

/** What imports name, as patterns: `#app/ui/**`. */
export type Patterns = readonly string[];

/** What must stay out, though it comes as a package. Types may be imported. */
export interface Banned {
  patterns: Patterns;
  instead: string;
}

export const FOR_THE_SERVER: Banned = {
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

export const FOR_THE_BUILD: Banned = {
  patterns: ["yaml"],
  instead: "content is read at build: the running site has it from app/content/load.server.ts",
};

export const FOR_THE_BROWSER: Banned = {
  patterns: ["react", "react/**", "react-dom", "react-dom/**"],
  instead: "the process draws nothing: what is drawn is in app/",
};

export const ALL_PACKAGES_WITH_EFFECTS: Banned = {
  patterns: [...FOR_THE_SERVER.patterns, ...FOR_THE_BROWSER.patterns, "react-router"],
  instead: "an estimate comes from its arguments alone: hand over what it needs",
};
