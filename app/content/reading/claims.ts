/**
 * Facts that can be checked, and that may run out. In content, a sentence that states one says so:
 *
 *     { claim: code-edition, says: "The 8th Edition applies.", after: "Ask which edition applies." }
 *
 * Once the claim has run out, `after` stands in its place, or nothing does. Among other sentences:
 *
 *     sentences: [A plain one., { claim: …, says: …, after: … }]
 */
import type { Claim, Claims } from "#app/content/reading/claim.ts";
import { daysAfter } from "#app/content/reading/days.ts";
import { didYouMean } from "#app/content/reading/nearest.ts";
import { type Kept, keptWords, type Promises } from "#app/content/reading/promise.ts";
import type { Path } from "#app/content/reading/yaml-file.ts";

export type { Claims };

interface Context {
  /** None where their file has mistakes; then no claim is unknown. */
  claims: Claims | undefined;
  /** None where their file has mistakes; then no promise is unknown. */
  promises?: Promises | undefined;
  /** A day like `2026-11-21`; claims whose `until` lies before it have run out. */
  today: string;
  /** What stands nowhere, whether its claim holds or not. */
  isLeftOut?: (path: Path) => boolean;
  /** Hears of every claim that is still stated. */
  use: (id: string) => void;
  report: (path: Path, message: string) => void;
  /** Hears which items of a list were taken out. */
  withdraw: (list: Path, items: number[]) => void;
}

interface Statement {
  claim: string;
  says: string;
  after?: string;
  /** Nothing stands in its place, and nobody misses it. */
  leaveOut?: boolean;
}

export function hasRunOut(claim: Claim, today: string): boolean {
  return claim.until !== undefined && claim.until < today;
}

/** Claims that run out within some days from today, those that have already included. */
export function runningOut(claims: Claims, today: string, days: number): string[] {
  const last = daysAfter(today, days);
  return Object.entries(claims)
    .filter(([, { until }]) => until !== undefined && until <= last)
    .map(([id]) => id);
}

/** Claims whose source nobody has read yet. Advice of our own has none. */
export const unchecked = (claims: Claims): string[] =>
  Object.keys(claims).filter((id) => !claims[id]?.checked && !claims[id]?.ours);

/** Turns every statement in a tree of content into plain words, or takes it out. */
export function resolveClaims(value: unknown, context: Context, path: Path = []): unknown {
  if (context.isLeftOut?.(path)) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => resolveClaims(item, context, [...path, index]));
    const gone = items.flatMap((item, index) => (item === undefined ? [index] : []));
    if (gone.length > 0) context.withdraw(path, gone);
    return items.filter((item) => item !== undefined);
  }
  if (value === null || typeof value !== "object") return value;
  if (STATEMENTS.some((name) => name in value)) return said(value as Statement, context, path);
  if ("sentences" in value && Array.isArray(value.sentences)) {
    reportStrangers(value.sentences, context, [...path, "sentences"]);
    const sentences = resolveClaims(value.sentences, context, [...path, "sentences"]) as unknown[];
    return sentences.join(" ");
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveClaims(item, context, [...path, key])]),
  );
}

const STATEMENTS = ["claim", "promise"];

/** Among sentences stand only texts, claims and promises. */
function reportStrangers(sentences: unknown[], { report }: Context, path: Path) {
  for (const [index, item] of sentences.entries()) {
    if (typeof item === "string") continue;
    const names = item !== null && typeof item === "object" ? Object.keys(item) : [];
    if (STATEMENTS.some((name) => names.includes(name))) continue;
    const misspelled = names.find((name) => didYouMean(name, STATEMENTS));
    report(
      [...path, index],
      misspelled
        ? `${misspelled} is not a name that is known here. ${didYouMean(misspelled, STATEMENTS)}`
        : "must be a text between quotes, or a `claim` or `promise` with what it `says`",
    );
  }
}

/** What a statement says, or what comes after it; neither where it is left out. */
function said(statement: Statement | Kept, context: Context, path: Path): string | undefined {
  const isOut = (name: string) => context.isLeftOut?.([...path, name]) ?? false;
  const isSilent = [...STATEMENTS, "says"].some(isOut);
  const heard = isSilent ? { ...context, use: () => undefined } : context;
  const report = (at: Path, message: string) => context.report([...path, ...at], message);
  const words =
    "claim" in statement
      ? resolveStatement(statement, heard, path)
      : keptWords(statement, context.promises, report);
  if (words === statement.says && !isSilent) return words;
  return isOut("after") ? undefined : statement.after;
}

function resolveStatement(statement: Statement, context: Context, path: Path) {
  const { claim: id, says, after, leaveOut, ...others } = statement;
  const { claims } = context;
  const claim = claims && Object.hasOwn(claims, id) ? claims[id] : undefined;
  if (claims && !claim) {
    const hint = didYouMean(id, Object.keys(claims));
    context.report([...path, "claim"], `there is no claim "${id}" in claims.yaml. ${hint}`.trim());
  }
  if (typeof says !== "string") context.report([...path, "says"], "is missing");
  const unknown = Object.keys(others)[0];
  if (unknown) {
    context.report(
      [...path, unknown],
      "is not a name that is known here. There are: claim, says, after, leaveOut",
    );
  }
  const why = claim && whyNoEnd(claim, after, leaveOut);
  if (why) context.report(path, why);
  if (claim && hasRunOut(claim, context.today)) return after;
  context.use(id);
  return says;
}

/** What rests on an edition ends on a known day, when something else holds: what, must be thought of now. */
function whyNoEnd({ restsOn, until }: Claim, after: unknown, leaveOut: unknown) {
  if (after !== undefined && leaveOut) return "has an `after`, so nothing is left out";
  if (!restsOn || after !== undefined || leaveOut === true) return undefined;
  return `rests on ${restsOn}, which ends on ${until}: say what comes \`after\`, or \`leaveOut: true\` if nobody misses it then`;
}
