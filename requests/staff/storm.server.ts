/** Throws the storm switch: every page then carries one line, and the home page is the storm page. */
import { floridaDay, floridaMoments } from "#app/content/florida-time.ts";
import { LONGEST_HEADLINE, type StormNotice } from "#requests/asking/storm-notice.ts";
import { findStorm, sayStorm } from "#requests/keeping/storm.server.ts";
import { type Command, EXIT, type Job, UsageError } from "#requests/staff/job.ts";

/** A line that nobody took away would soon be read by nobody. */
export const LONGEST_DAYS = 14;

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** What nobody types on purpose. */
// oxlint-disable-next-line no-control-regex -- these are what no headline may hold
const CONTROL = /[\u0000-\u001f\u007f]/;

export const storm: Command = {
  usage: "storm on --until 2027-09-03 [--counties …] [--headline …] | storm off | storm show",
  does: "puts the storm line on every page and the storm page at /, within seconds; or takes both away",
  options: {
    until: { type: "string" },
    counties: { type: "string" },
    headline: { type: "string" },
    "headline-es": { type: "string" },
    "headline-ht": { type: "string" },
  },
  words: "alone",
  async run(job) {
    const { database, words, terminal } = job;
    if (words === "show") return show(job);
    if (words === "off") {
      await sayStorm(database, undefined);
      terminal.print("The storm is off. Within seconds all pages are as ever.");
      return EXIT.fine;
    }
    if (words !== "on") throw new UsageError(`storm ${words}: say on, off or show.`);
    await sayStorm(database, await noticeFrom(job));
    return show(job);
  },
};

async function show({ database, terminal }: Job): Promise<number> {
  const said = await findStorm(database);
  if (!said) {
    terminal.print("Nobody has thrown the switch here: content/storm.yaml of the build counts.");
    return EXIT.fine;
  }
  const { notice, at } = said;
  const isOver =
    notice !== undefined && Date.parse(notice.ends) <= (await database.now()).getTime();
  terminal.print(
    [
      `The storm is ${notice && !isOver ? "on" : "off"}, as said on ${at.slice(0, 19)}Z.`,
      ...(notice ? linesOf(notice, isOver) : []),
    ].join("\n"),
  );
  return EXIT.fine;
}

function linesOf({ ends, counties, headline }: StormNotice, isOver: boolean): string[] {
  const lastMoment = new Date(Date.parse(ends) - 1).toISOString();
  return [
    `  ${isOver ? "It ended" : "It ends"} by itself after ${floridaDay(lastMoment, "en")}.`,
    `  Counties: ${counties.join(", ") || "all of ours"}`,
    ...Object.entries(headline).map(([language, words]) => `  ${language}: ${words}`),
    ...(Object.keys(headline).length > 0 ? [] : ["  The headline is that of content/storm.yaml."]),
  ];
}

async function noticeFrom({ database, options, servedCounties }: Job): Promise<StormNotice> {
  const now = (await database.now()).getTime();
  const headlines = [
    ["en", options.headline],
    ["es", options["headline-es"]],
    ["ht", options["headline-ht"]],
  ] as const;
  return {
    ends: endOf(options.until, now),
    counties: await countiesIn(options.counties ?? "", servedCounties),
    headline: Object.fromEntries(
      headlines.flatMap(([language, typed]) =>
        typed === undefined ? [] : [[language, readHeadline(typed)]],
      ),
    ),
  };
}

/** The midnight after the last day, in Florida. */
function endOf(until: string | undefined, now: number): string {
  if (!until) throw new UsageError("Until when? Say the last day, like --until 2027-09-03.");
  const [midnight] = DAY.test(until) ? floridaMoments(`${until}T00:00`) : [];
  if (!midnight) throw new UsageError(`--until ${until}: must be a day like 2027-09-03.`);
  // No day here is longer than 25 hours, so that in 36 hours it is the next.
  const next = new Date(Date.parse(midnight) + 1.5 * DAY_MS).toISOString().slice(0, 10);
  const ends = Date.parse(floridaMoments(`${next}T00:00`)[0] ?? "");
  if (ends <= now) throw new UsageError(`--until ${until}: that day has passed.`);
  if (ends > now + (LONGEST_DAYS + 1) * DAY_MS) {
    throw new UsageError(`--until ${until}: at most ${LONGEST_DAYS} days; say it again then.`);
  }
  return new Date(ends).toISOString();
}

async function countiesIn(typed: string, servedCounties: Job["servedCounties"]): Promise<string[]> {
  const named = typed
    .split(",")
    .map((name) => name.trim().replace(/ county$/i, ""))
    .filter(Boolean);
  if (named.length === 0) return [];
  const served = (await servedCounties?.()) ?? [];
  return named.map((name) => {
    const found = served.find((one) => one.toLowerCase() === name.toLowerCase());
    if (found) return found;
    throw new UsageError(`We do not work in ${name}. There are: ${served.join(", ")}.`);
  });
}

function readHeadline(typed: string): string {
  const words = typed.trim();
  if (!words || CONTROL.test(words)) throw new UsageError("A headline needs words, on one line.");
  if (words.length > LONGEST_HEADLINE) {
    throw new UsageError(`A headline has at most ${LONGEST_HEADLINE} characters.`);
  }
  return words;
}
