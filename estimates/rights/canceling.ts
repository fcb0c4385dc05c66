/** Laws that may give time to cancel: a contract signed at home, a roof after a storm, a loan. */
import { businessDayAfter } from "#estimates/days/business-day.ts";
import { addDays, daysBetween } from "#estimates/days/calendar-day.ts";
import { dayFrom, doesNotFit, type Find, mayFit } from "#estimates/rights/finding.ts";
import type { RightsFigures } from "#estimates/rights/figures.ts";
import type { RightsAnswers } from "#estimates/rights/questions.ts";

const CANCEL = { name: "cancel", whose: "yours" } as const;

/** Sections 501.021 to 501.055, Florida Statutes, and 16 CFR part 429. */
export const homeSale: Find<"home-sale"> = (answers, { "home-sale": law }) => {
  const { situation, signed, where, asked } = answers;
  const isAsked = situation === "changed" || (situation === "storm" && (signed ?? where));
  if (!isAsked) return undefined;
  if (isSmall(answers, law)) return doesNotFit(answers, "small", ["price", "where"]);
  if (where === "office" || where === "online" || (where === "phone" && asked === "yes"))
    return doesNotFit(answers, "elsewhere", ["where", "asked"]);
  return mayFit(
    answers,
    wordsOfHomeSale(answers),
    ["signed", "where", "asked"],
    [dayFrom(answers, "signed", CANCEL, (day) => businessDayAfter(day, law.businessDays))],
  );
};

/** Florida’s law begins above a price, and the federal rule at it; by phone only the first may cover, at fairs only the second. */
function isSmall(
  { price, where }: RightsAnswers,
  { overDollars, fairFromDollars }: RightsFigures["home-sale"],
): boolean {
  if (price === undefined) return false;
  if (where === "fair") return price < fairFromDollars;
  return where === "phone" ? price <= overDollars : price < overDollars;
}

/** Florida's law leaves out fairs, and what the buyer asked for; the federal rule does neither. */
function wordsOfHomeSale({ where, asked }: RightsAnswers) {
  if (where === undefined) return "somewhere";
  if (where === "fair" || where === "phone") return where;
  if (asked === undefined) return "unsure";
  return asked === "yes" ? "asked" : "unasked";
}

/** Section 489.147(6), Florida Statutes. */
export const roofTenDays: Find<"roof-10"> = (answers, { "roof-10": law }) => {
  const { work, signed, declared, county, start } = answers;
  if (work !== "roof") return undefined;
  if (county === "no") return doesNotFit(answers, "outside", ["work", "county"]);
  if (signed && declared) {
    const age = daysBetween(declared, signed);
    if (age < 0) return doesNotFit(answers, "before", ["signed", "declared"]);
    if (age > law.daysAfterDeclaration) return doesNotFit(answers, "over", ["signed", "declared"]);
  }
  const isKnown = signed && declared && county === "yes";
  return mayFit(
    answers,
    isKnown ? "covered" : "unsure",
    ["work", "signed", "declared", "county", "start"],
    [dayFrom(answers, "signed", CANCEL, (day) => earlier(addDays(day, law.days), start))],
  );
};

const earlier = (one: string, other: string | undefined) => (other && other < one ? other : one);

/** 12 CFR 1026.23, Regulation Z. */
export const loanThreeDays: Find<"loan-3"> = (answers, { "loan-3": { businessDays } }) => {
  if (!answers.loan) return undefined;
  return mayFit(
    answers,
    "loan",
    ["loan", "papers"],
    [dayFrom(answers, "papers", CANCEL, (day) => businessDayAfter(day, businessDays))],
  );
};
