/** Laws about storm damage, associations, permits and warranties. */
import { addMonths } from "#estimates/days/calendar-day.ts";
import { dayFrom, type Find, mayFit } from "#estimates/rights/finding.ts";

/** Section 627.70132, Florida Statutes. */
export const insuranceClaim: Find<"insurance"> = (answers, { insurance }) => {
  if (answers.situation !== "storm") return undefined;
  return mayFit(
    answers,
    "loss",
    ["situation", "loss"],
    [
      dayFrom(answers, "loss", { name: "notice", whose: "yours" }, (day) =>
        addMonths(day, insurance.noticeMonths),
      ),
      dayFrom(answers, "loss", { name: "supplement", whose: "yours" }, (day) =>
        addMonths(day, insurance.supplementMonths),
      ),
    ],
  );
};

/** As the state’s Chief Financial Officer tells it: for policies since 2023. */
export const benefitsSignedOver: Find<"aob"> = (answers) =>
  answers.signover ? mayFit(answers, "asked", ["signover"]) : undefined;

/** Section 489.147, Florida Statutes. */
export const adjusterNeeded: Find<"adjust"> = (answers) =>
  answers.adjuster ? mayFit(answers, "asked", ["adjuster"]) : undefined;

/** Section 720.3035(6), Florida Statutes. */
export const stormProtectionRefused: Find<"hoa-storm"> = (answers) =>
  answers.situation === "hoa" && answers.refused !== "solar"
    ? mayFit(answers, "refused", ["situation", "refused"])
    : undefined;

/** Section 163.04, Florida Statutes. */
export const panelsRefused: Find<"hoa-solar"> = (answers) =>
  answers.situation === "hoa" && answers.refused !== "storm"
    ? mayFit(answers, "refused", ["situation", "refused"])
    : undefined;

/** Section 553.79, Florida Statutes, since July 2026. */
export const noPermitNeeded: Find<"permit"> = (answers) =>
  answers.nopermit ? mayFit(answers, "told", ["nopermit"]) : undefined;

/** Section 559.956, Florida Statutes. */
export const coolingWarranty: Find<"ac-warranty"> = (answers) =>
  answers.cooling ? mayFit(answers, "bought", ["cooling"]) : undefined;
