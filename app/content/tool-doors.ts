/** The ways into the tools: where each leads, and which of the tool's questions it asks already. */
import type { questions as quotesQuestions } from "#estimates/quotes/questions.ts";
import type { openingsQuestions } from "#estimates/openings/questions.ts";
import type { solarQuestions } from "#estimates/solar/questions.ts";

interface Way<Qs> {
  to: string;
  /** The question that is asked at the door. */
  asks?: keyof Qs & string;
  /** What goes without asking. */
  answered?: { [Name in keyof Qs]?: string };
  /** The question that the page of a town answers by its county. */
  county?: keyof Qs & string;
}

const solar: Way<typeof solarQuestions> = { to: "/tools/solar", asks: "bill", county: "county" };
const openings: Way<typeof openingsQuestions> = { to: "/tools/openings", county: "county" };
const quotes = (trade?: string): Way<typeof quotesQuestions> => ({
  to: "/tools/quotes",
  asks: "a-price",
  ...(trade && { answered: { trade } }),
});

export const DOORS = {
  "my-zip": { to: "/tools/my-zip", asks: "zip" },
  solar,
  battery: { to: "/tools/solar", asks: "battery" } satisfies Way<typeof solarQuestions>,
  openings,
  price: { to: "/tools/price" },
  quotes: quotes(),
  "ac-quotes": quotes("ac"),
  rights: { to: "/tools/rights" },
  "home-file": { to: "/tools/home-file" },
} as const satisfies Record<string, Way<Record<string, unknown>>>;

export type Door = keyof typeof DOORS;
export const DOOR_NAMES = Object.keys(DOORS) as Door[];
