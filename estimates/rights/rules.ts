/** The laws of the tool: which answers each needs, whether it may cover the case, and its days. */
import { businessDays } from "#estimates/days/business-day.ts";
import { addDays, addMonths, daysBetween } from "#estimates/days/calendar-day.ts";
import { lienDeadline } from "#estimates/days/lien-deadline.ts";
import type { RightsCard, RightsDay, RightsFigures, RULES, Rule } from "#estimates/rights/card.ts";
import type { RightsAnswers, RightsQuestion } from "#estimates/rights/questions.ts";

/** What a rule finds; `rightsFor` adds the rest. */
type Finding<Words = string> = Pick<RightsCard, "fits" | "because" | "missing"> & {
  words: Words;
  days: Omit<RightsDay, "passed">[];
};

/** Undefined if the rule has nothing to do with the answers. */
type Find<R extends Rule> = (
  answers: RightsAnswers,
  law: RightsFigures[R],
) => Finding<(typeof RULES)[R][number]> | undefined;

export const FINDS: { [R in Rule]: Find<R> } = {
  /** Sections 501.021 to 501.055, Florida Statutes, and 16 CFR part 429. */
  "home-sale": (answers, law) => {
    const { situation, signed, where, asked, notice } = answers;
    const isAsked = situation === "changed" || (situation === "storm" && (signed ?? where));
    if (!isAsked) return undefined;
    if (isSmall(answers, law)) return doesNotFit(answers, "small", ["price", "where"]);
    if (where === "office" || where === "online" || (where === "phone" && asked === "yes")) {
      return doesNotFit(answers, "elsewhere", ["where", "asked"]);
    }
    const because: RightsQuestion[] = ["signed", "where", "asked"];
    // Without that notice, the days may not have begun (section 501.031, Florida Statutes).
    if (notice === "no") because.push("notice");
    return mayFit(answers, homeSaleWords(answers), because, [cancelBy(answers, "signed", law)]);
  },

  /** Section 489.147(6), Florida Statutes. */
  "roof-10": (answers, law) => {
    const { work, signed, declared, county, start } = answers;
    if (work !== "roof") return undefined;
    if (county === "no") return doesNotFit(answers, "outside", ["work", "county"]);
    const age = signed && declared ? daysBetween(declared, signed) : undefined;
    if (age !== undefined && age < 0) return doesNotFit(answers, "before", ["signed", "declared"]);
    if (age !== undefined && age > law.daysAfterDeclaration) {
      return doesNotFit(answers, "over", ["signed", "declared"]);
    }
    const cancel = yours(answers, "cancel", "signed", (day) => {
      const last = addDays(day, law.days);
      return start && start < last ? start : last;
    });
    return mayFit(
      answers,
      age !== undefined && county === "yes" ? "covered" : "unsure",
      ["work", "signed", "declared", "county", "start"],
      [cancel],
    );
  },

  /** Section 489.147(7), Florida Statutes: after an emergency or not. */
  "roof-notice": (answers) =>
    answers.work === "roof" ? mayFit(answers, "roof", ["work"]) : undefined,

  /** 12 CFR 1026.23, Regulation Z. */
  "loan-3": (answers, law) => {
    if (!answers.loan) return undefined;
    return mayFit(answers, "loan", ["loan", "papers"], [cancelBy(answers, "papers", law)]);
  },

  /** Section 520.72, Florida Statutes: wherever it was signed, and whoever asked for it. */
  installments: (answers, law) => {
    if (!answers.payments) return undefined;
    return mayFit(answers, "payments", ["payments", "signed"], [cancelBy(answers, "signed", law)]);
  },

  /** Section 489.126, Florida Statutes. */
  deposit: (answers, law) => {
    const { situation, deposit, price } = answers;
    if (situation !== "deposit") return undefined;
    const isKnown = deposit !== undefined && price !== undefined;
    if (isKnown && deposit <= (price * law.overPercent) / 100) {
      return doesNotFit(answers, "small", ["price", "deposit"]);
    }
    return mayFit(
      answers,
      isKnown ? "above" : "unsure",
      ["price", "deposit", "paid", "permits"],
      [
        theirs(answers, "apply", "paid", (day) => addDays(day, law.applyDays)),
        theirs(answers, "start", "permits", (day) => addDays(day, law.startDays)),
      ],
    );
  },

  /** Section 489.1425, Florida Statutes. */
  fund: (answers) => (answers.lost ? mayFit(answers, "lost", ["lost"]) : undefined),

  /** Section 627.70132, Florida Statutes. */
  insurance: (answers, law) =>
    answers.situation === "storm"
      ? mayFit(
          answers,
          "loss",
          ["situation", "loss"],
          [
            yours(answers, "notice", "loss", (day) => addMonths(day, law.noticeMonths)),
            yours(answers, "supplement", "loss", (day) => addMonths(day, law.supplementMonths)),
          ],
        )
      : undefined,

  /** As the state’s Chief Financial Officer tells it: for policies since 2023. */
  aob: (answers) => (answers.signover ? mayFit(answers, "asked", ["signover"]) : undefined),

  /** Section 489.147, Florida Statutes. */
  adjust: (answers) => (answers.adjuster ? mayFit(answers, "asked", ["adjuster"]) : undefined),

  /** Sections 713.08 and 713.22, Florida Statutes. */
  lien: (answers, law) => {
    if (answers.situation !== "lien" || answers.paper === "notice") return undefined;
    const record = theirs(answers, "record", "last", (day) =>
      lienDeadline(addDays(day, law.recordDays)),
    );
    const sue = theirs(answers, "sue", "recorded", (day) =>
      lienDeadline(addMonths(day, law.sueMonths)),
    );
    return mayFit(answers, "recorded", ["paper", "last", "recorded"], [record, sue]);
  },

  /** Sections 713.06 and 713.18, Florida Statutes. */
  nto: (answers, law) => {
    if (answers.situation !== "lien" || answers.paper === "lien") return undefined;
    const serve = theirs(answers, "serve", "first", (day) => lienDeadline(addDays(day, law.days)));
    return mayFit(answers, "came", ["paper", "first"], [serve]);
  },

  /** Sections 713.13 and 713.135, Florida Statutes. */
  noc: (answers, law) => {
    const { price, work } = answers;
    if (price === undefined) return undefined;
    const isEnough = work === "ac" ? price >= law.coolingFromDollars : price > law.overDollars;
    return isEnough ? mayFit(answers, "above", ["price", "work"]) : undefined;
  },

  /** Section 720.3035(6), Florida Statutes. */
  "hoa-storm": (answers) =>
    answers.situation === "hoa" && answers.refused !== "solar"
      ? mayFit(answers, "refused", ["situation", "refused"])
      : undefined,

  /** Section 163.04, Florida Statutes. */
  "hoa-solar": (answers) =>
    answers.situation === "hoa" && answers.refused !== "storm"
      ? mayFit(answers, "refused", ["situation", "refused"])
      : undefined,

  /** Section 553.79, Florida Statutes, since July 2026. */
  permit: (answers) => (answers.nopermit ? mayFit(answers, "told", ["nopermit"]) : undefined),

  /** Section 559.956, Florida Statutes. */
  "ac-warranty": (answers) =>
    answers.cooling ? mayFit(answers, "bought", ["cooling"]) : undefined,
};

/** Florida’s law begins above a price, and the federal rule at it; by phone only the first may cover, at fairs only the second. */
function isSmall({ price, where }: RightsAnswers, law: RightsFigures["home-sale"]): boolean {
  if (price === undefined) return false;
  if (where === "fair") return price < law.fairFromDollars;
  return where === "phone" ? price <= law.overDollars : price < law.overDollars;
}

/** Florida's law leaves out fairs, and what the buyer asked for; the federal rule does neither. */
function homeSaleWords({ where, asked }: RightsAnswers) {
  if (where === undefined) return "somewhere";
  if (where === "fair" || where === "phone") return where;
  if (asked === undefined) return "unsure";
  return asked === "yes" ? "asked" : "unasked";
}

/** A day that follows from an answer, or the question without whose answer there is none. */
type Worked = Omit<RightsDay, "passed"> | { missing: RightsQuestion };

const dayOf =
  (whose: RightsDay["whose"]) =>
  (
    answers: RightsAnswers,
    name: RightsDay["name"],
    question: RightsQuestion,
    count: (from: string) => string,
  ): Worked => {
    const from = answers[question];
    return typeof from === "string" ? { name, whose, day: count(from) } : { missing: question };
  };
const yours = dayOf("yours");
const theirs = dayOf("theirs");

/** The last of so many business days in which a contract may be canceled. */
const cancelBy = (
  answers: RightsAnswers,
  question: RightsQuestion,
  law: { businessDays: number },
): Worked => yours(answers, "cancel", question, (day) => businessDays(day, law.businessDays).last);

/** A rule that may cover the case. @param because answers that led to it; those that are empty are not named */
const mayFit = <const Words extends string>(
  answers: RightsAnswers,
  words: Words,
  because: RightsQuestion[],
  worked: Worked[] = [],
): Finding<Words> => ({
  words,
  fits: true,
  days: worked.flatMap((one) => ("day" in one ? one : [])),
  because: because.filter((name) => answers[name] !== undefined && answers[name] !== false),
  missing: [...new Set(worked.flatMap((one) => ("missing" in one ? one.missing : [])))],
});

/** A rule that was looked at, and probably does not cover the case. */
const doesNotFit = <const Words extends string>(
  answers: RightsAnswers,
  words: Words,
  because: RightsQuestion[],
): Finding<Words> => ({ ...mayFit(answers, words, because), fits: false });
