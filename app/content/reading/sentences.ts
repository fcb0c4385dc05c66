/**
 * What becomes of the sentences of a file. One that states a fact which may run out, or that is a promise as
 * a whole, says so:
 *
 *     { claim: code-edition, says: "The 8th Edition applies.", after: "Ask which edition applies." }
 *     { promise: magnet-sweep, says: "The yard is swept with a magnet." }
 *
 * Once the claim has run out, or the company withdraws the promise, `after` stands in its place, or nothing
 * does. Among other sentences:
 *
 *     sentences: [A plain one., { claim: …, says: …, after: … }]
 *
 * Facts in braces, as in `Call {phone}`, are filled in.
 */
import { fill } from "#app/content/fill.ts";
import { mapped, mappedTexts } from "#app/content/mapped.ts";
import { type Claim, type Claims, hasRunOut } from "#app/content/reading/claims.ts";
import { didYouMean, withHint } from "#app/content/reading/nearest.ts";
import { type Promises, whyNotFilled } from "#app/content/reading/promise.ts";
import type { Path } from "#app/content/reading/yaml-file.ts";
import { FACT } from "#app/content/rich-words.ts";

interface Context {
  /** None where their file has errors; then no claim is unknown. */
  claims: Claims | undefined;
  /** None where their file has errors; then no promise is unknown. */
  promises?: Promises | undefined;
  /** A day like `2026-11-21`; claims whose `until` lies before it have run out. */
  today: string;
  /** What stands nowhere, whether its claim holds or not. */
  isLeftOut: (path: Path) => boolean;
  /** Called with every claim that is still stated. */
  use: (id: string) => void;
  report: (path: Path, message: string) => void;
  /** Called with the items that were taken out of a list. */
  withdraw: (list: Path, items: number[]) => void;
}

interface Statement {
  says: string;
  after?: string;
  /** Nothing stands in its place, and nobody misses it. */
  leaveOut?: boolean;
}

/** What each kind of statement may hold. */
const STATEMENTS = {
  claim: ["claim", "says", "after", "leaveOut"],
  promise: ["promise", "says", "after"],
};
const KINDS = Object.keys(STATEMENTS) as (keyof typeof STATEMENTS)[];

/** Turns every statement in a tree of content into plain words, or takes it out. */
export function resolveStatements(value: unknown, context: Context, path: Path = []): unknown {
  if (context.isLeftOut(path)) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => resolveStatements(item, context, [...path, index]));
    const gone = items.flatMap((item, index) => (item === undefined ? [index] : []));
    if (gone.length > 0) context.withdraw(path, gone);
    return items.filter((item) => item !== undefined);
  }
  if (value === null || typeof value !== "object") return value;
  const kind = KINDS.find((name) => name in value);
  if (kind) return said(kind, value as Statement & Record<string, unknown>, context, path);
  if ("sentences" in value && Array.isArray(value.sentences)) {
    const sentences = resolveStatements(value.sentences, context, [...path, "sentences"]);
    const all = sentences as unknown[];
    // Where one is no text, the schema says so.
    return all.every((one) => typeof one === "string") ? all.join(" ") : all;
  }
  return mapped(value as Record<string, unknown>, (item, key) =>
    resolveStatements(item, context, [...path, key]),
  );
}

/** What a statement says, or what comes after it; nothing where it is left out. */
function said(
  kind: keyof typeof STATEMENTS,
  statement: Statement & Record<string, unknown>,
  context: Context,
  path: Path,
): string | undefined {
  const { says, after, leaveOut } = statement;
  const report = (at: Path, message: string) => context.report([...path, ...at], message);
  const unknown = Object.keys(statement).find((name) => !STATEMENTS[kind].includes(name));
  if (unknown) {
    const known = STATEMENTS[kind].join(", ");
    report([unknown], `is not a name that is known here. There are: ${known}`);
  }
  if (typeof says !== "string") report(["says"], "is missing");
  const id = String(statement[kind]);
  const all = kind === "claim" ? context.claims : context.promises;
  if (all && !Object.hasOwn(all, id)) {
    const message = `there is no ${kind} "${id}" in ${kind}s.yaml.`;
    report([kind], withHint(message, id, Object.keys(all)));
  }
  const claim = kind === "claim" ? context.claims?.[id] : undefined;
  const why = claim && whyNoEnd(claim, after, leaveOut);
  if (why) report([], why);
  const isOut = (name: string) => context.isLeftOut([...path, name]);
  const holds = claim ? !hasRunOut(claim, context.today) : context.promises?.[id]?.given !== false;
  if (holds && !isOut(kind) && !isOut("says")) {
    if (kind === "claim") context.use(id);
    return says;
  }
  return isOut("after") ? undefined : after;
}

/** What rests on an edition ends on a known day, when something else holds: what, must be thought of now. */
function whyNoEnd({ restsOn, until }: Claim, after: unknown, leaveOut: unknown) {
  if (after !== undefined && leaveOut) return "has an `after`, so nothing is left out";
  if (!restsOn || after !== undefined || leaveOut === true) return undefined;
  return `rests on ${restsOn}, which ends on ${until}: say what comes \`after\`, or \`leaveOut: true\` if nobody misses it then`;
}

/** By the names that sentences take them by. */
export type Facts = Record<string, string>;

/** Facts that not every company has. */
const WHY_NONE: Record<string, string> = {
  countyCount: "content/local-facts.yaml has one county, so name it: {counties}",
  founded: "content/company.yaml does not say when the company was founded",
  power: "No utility in content/local-facts.yaml has a number for outages that holds",
  zoneCounties: "No county in content/local-facts.yaml has hurricaneZone: true, so say it without",
};

interface Options {
  /** Names that stay in braces, because they are filled where the sentence is shown. */
  later: ReadonlySet<string>;
  promises: Promises | undefined;
  report: (path: Path, message: string) => void;
}

/** Fills every string in a tree of content. Without facts, nothing is filled and nothing reported. */
export function fillFacts<T>(value: T, facts: Facts, { later, promises, report }: Options): T {
  if (Object.keys(facts).length === 0) return value;
  return mappedTexts(value, (text, path) => {
    for (const [whole, name = ""] of text.matchAll(FACT)) {
      if (Object.hasOwn(facts, name) || later.has(name)) continue;
      const hint = didYouMean(name.replaceAll(" ", ""), Object.keys(facts));
      const unknown = `there is no fact called ${whole}. ${WHY_NONE[name] ?? hint}`.trim();
      report(path, whyNotFilled(name, promises) ?? unknown);
    }
    return fill(text, facts);
  }) as T;
}
