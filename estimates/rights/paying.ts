/** Laws about deposits, money that was lost, and the papers that keep one from paying twice. */
import { addDays, addMonths } from "#estimates/days/calendar-day.ts";
import { lienDeadline } from "#estimates/days/lien-deadline.ts";
import { dayFrom, doesNotFit, type Find, mayFit } from "#estimates/rights/finding.ts";

const PERCENT = 100;

/** Section 489.126, Florida Statutes. */
export const depositDates: Find<"deposit"> = (answers, { deposit: law }) => {
  const { situation, deposit, price } = answers;
  if (situation !== "deposit") return undefined;
  const because = ["price", "deposit", "paid", "permits"] as const;
  const days = [
    dayFrom(answers, "paid", { name: "apply", whose: "theirs" }, (day) =>
      addDays(day, law.applyDays),
    ),
    dayFrom(answers, "permits", { name: "start", whose: "theirs" }, (day) =>
      addDays(day, law.startDays),
    ),
  ];
  if (deposit === undefined || price === undefined) {
    return mayFit(answers, "unsure", [...because], days);
  }
  if (deposit <= (price * law.overPercent) / PERCENT)
    return doesNotFit(answers, "small", ["price", "deposit"]);
  return mayFit(answers, "above", [...because], days);
};

/** Section 489.1425, Florida Statutes. */
export const recoveryFund: Find<"fund"> = (answers) =>
  answers.lost ? mayFit(answers, "lost", ["lost"]) : undefined;

/** Sections 713.13 and 713.135, Florida Statutes. */
export const noticeOfCommencement: Find<"noc"> = (answers, { noc }) => {
  const { price, work } = answers;
  if (price === undefined) return undefined;
  const isEnough = work === "ac" ? price >= noc.coolingFromDollars : price > noc.overDollars;
  return isEnough ? mayFit(answers, "above", ["price", "work"]) : undefined;
};

/** Sections 713.06 and 713.18, Florida Statutes. */
export const noticeToOwner: Find<"nto"> = (answers, { nto: { days } }) => {
  if (answers.situation !== "lien" || answers.paper === "lien") return undefined;
  return mayFit(
    answers,
    "came",
    ["paper", "first"],
    [
      dayFrom(answers, "first", { name: "serve", whose: "theirs" }, (day) =>
        lienDeadline(addDays(day, days)),
      ),
    ],
  );
};

/** Sections 713.08 and 713.22, Florida Statutes. */
export const claimOfLien: Find<"lien"> = (answers, { lien: { recordDays, sueMonths } }) => {
  if (answers.situation !== "lien" || answers.paper === "notice") return undefined;
  return mayFit(
    answers,
    "recorded",
    ["paper", "last", "recorded"],
    [
      dayFrom(answers, "last", { name: "record", whose: "theirs" }, (day) =>
        lienDeadline(addDays(day, recordDays)),
      ),
      dayFrom(answers, "recorded", { name: "sue", whose: "theirs" }, (day) =>
        lienDeadline(addMonths(day, sueMonths)),
      ),
    ],
  );
};
