/** The rules, asked by the addresses that the form makes. */
import { expect, test } from "vitest";
import { readAnswers } from "#questions/tool-question.ts";
import type { Rule } from "./card.ts";
import { type RightsAnswers, rightsQuestions } from "./questions.ts";
import { rightsFor } from "./rights.ts";
import { figures } from "./testing/figures.ts";

const TODAY = "2026-11-22";

function cardsFor(query: string, today = TODAY) {
  return rightsFor(answersIn(new URLSearchParams(query)), figures, today);
}

function answersIn(query: URLSearchParams): RightsAnswers {
  const asked = readAnswers(rightsQuestions, query, { decimalComma: false });
  if (asked.kind !== "answers") throw new Error(JSON.stringify(asked));
  return asked.answers;
}

const cardOf = (rule: Rule, query: string, today?: string) =>
  cardsFor(query, today).find((card) => card.rule === rule);
const daysOf = (rule: Rule, query: string, today?: string) =>
  cardOf(rule, query, today)?.days.map(({ day }) => day);

test.each([
  ["where=home&asked=no", "unasked", true],
  ["where=home&asked=yes", "asked", true],
  ["where=home", "unsure", true],
  ["where=fair&asked=no", "fair", true],
  ["where=fair&price=130", "fair", true],
  ["where=fair&price=129.99", "small", false],
  ["where=phone&asked=no", "phone", true],
  ["where=phone", "phone", true],
  ["where=phone&asked=yes", "elsewhere", false],
  ["where=phone&price=25", "small", false],
  ["asked=no", "somewhere", true],
  ["where=office", "elsewhere", false],
  ["where=online&asked=no", "elsewhere", false],
  ["where=home&asked=no&price=25", "unasked", true],
  ["where=home&asked=no&price=24.99", "small", false],
])("a contract signed with %s is told %s", (answers, words, fits) => {
  expect(cardOf("home-sale", `situation=changed&${answers}`)).toMatchObject({ words, fits });
});

test("a contract signed at home may be canceled until the third business day", () => {
  const query = "situation=changed&signed=2026-11-25&where=home&asked=no";
  expect(cardOf("home-sale", query, "2026-11-25")).toEqual({
    rule: "home-sale",
    words: "unasked",
    isOld: false,
    fits: true,
    days: [{ name: "cancel", whose: "yours", day: "2026-11-30", passed: false }],
    because: ["signed", "where", "asked"],
    missing: [],
  });
});

test("a day has passed once its midnight is over", () => {
  const query = "situation=changed&signed=2026-11-18&where=home";
  expect(cardOf("home-sale", query, "2026-11-21")?.days[0]?.passed).toBe(false);
  expect(cardOf("home-sale", query, "2026-11-22")?.days[0]?.passed).toBe(true);
});

test("without the day of signing there is none to work out, and the card says what is missing", () => {
  expect(cardOf("home-sale", "situation=changed")).toMatchObject({ days: [], missing: ["signed"] });
});

const roof = "situation=changed&work=roof&signed=2026-11-22&county=yes";

test.each([
  ["declared=2026-06-10", "covered", ["2026-12-02"]], // 165 days
  ["declared=2026-05-26", "covered", ["2026-12-02"]], // the 180th day
  ["declared=2026-06-10&start=2026-11-27", "covered", ["2026-11-27"]],
  ["declared=2026-06-10&start=2026-12-24", "covered", ["2026-12-02"]],
  ["", "unsure", ["2026-12-02"]],
  ["declared=2026-05-25", "over", []], // 181 days
  ["declared=2026-05-20", "over", []], // 186 days
])("a roof signed on November 22 with %s: %s, %j", (answers, words, days) => {
  expect(cardOf("roof-10", `${roof}&${answers}`)).toMatchObject({ words });
  expect(daysOf("roof-10", `${roof}&${answers}`)).toEqual(days);
});

test("no roof, a county outside, and a contract from before the emergency", () => {
  const signed = "situation=changed&signed=2026-08-01&declared=2026-08-02";
  expect(cardOf("roof-10", "situation=changed&work=other")).toBeUndefined();
  expect(cardOf("roof-10", `${signed}&work=roof`)).toMatchObject({ words: "before", fits: false });
  const outside = `${roof}&county=no`.replace("county=yes&", "").replace("&county=yes", "");
  expect(cardOf("roof-10", outside)).toMatchObject({ words: "outside", fits: false });
  expect(cardOf("roof-10", roof.replace("yes", "unsure"))).toMatchObject({ words: "unsure" });
});

test("a loan on the home has three business days from the last paper", () => {
  const query = "situation=changed&loan=on&papers=2026-11-20";
  expect(daysOf("loan-3", query)).toEqual(["2026-11-24"]);
  expect(cardOf("loan-3", "situation=changed")).toBeUndefined();
});

test("payments in the contract itself give three business days, also for work asked for at an office", () => {
  const query = "situation=changed&where=office&asked=yes&payments=on&signed=2026-11-25";
  expect(cardOf("installments", query)).toMatchObject({ fits: true });
  expect(daysOf("installments", query)).toEqual(["2026-11-30"]);
  expect(cardOf("installments", "situation=changed&where=office")).toBeUndefined();
});

test("a roof contract is looked at for its notice about insurance, whenever it was signed", () => {
  expect(cardOf("roof-notice", "situation=changed&work=roof")).toMatchObject({ fits: true });
  expect(cardOf("roof-notice", "situation=deposit&work=roof")).toMatchObject({ fits: true });
  expect(cardOf("roof-notice", "situation=changed&work=ac")).toBeUndefined();
});

const deposit = "situation=deposit&signed=2026-11-01&price=24500";

test("a deposit above 10% starts two dates", () => {
  const query = `${deposit}&deposit=5000&paid=2026-11-22&permits=2027-01-15`;
  expect(cardOf("deposit", query, "2027-02-01")).toMatchObject({
    words: "above",
    days: [
      { name: "apply", day: "2026-12-22", passed: true },
      { name: "start", day: "2027-04-15", passed: false },
    ],
  });
});

test("a deposit of just 10% starts none", () => {
  const small = { words: "small", fits: false, days: [] };
  expect(cardOf("deposit", `${deposit}&deposit=2450`)).toMatchObject(small);
  expect(cardOf("deposit", `${deposit}&deposit=2450.01`)).toMatchObject({ words: "above" });
  expect(cardOf("deposit", `${deposit}&paid=2026-11-22`)).toMatchObject({ words: "unsure" });
});

test.each([
  ["price=5000", false],
  ["price=5000.01", true],
  ["price=14999.99&work=ac", false],
  ["price=15000&work=ac", true],
  ["work=roof", false],
])("a Notice of Commencement for %s: %s", (answers, isNeeded) => {
  expect(cardOf("noc", `situation=deposit&${answers}`) !== undefined).toBe(isNeeded);
});

test("papers about a lien, whose last days move on from weekends and state holidays", () => {
  const lien = "situation=lien&first=2026-08-31&last=2026-09-15&recorded=2026-10-31";
  expect(daysOf("nto", lien)).toEqual(["2026-10-15"]);
  expect(daysOf("lien", lien)).toEqual(["2026-12-14", "2027-11-01"]);
  expect(daysOf("nto", "situation=lien&first=2026-10-07")).toEqual(["2026-11-23"]);
  expect(daysOf("lien", "situation=lien&last=2026-08-29")).toEqual(["2026-11-30"]);
  expect(cardOf("lien", "situation=lien&paper=notice")).toBeUndefined();
  expect(cardOf("nto", "situation=lien&paper=lien")).toBeUndefined();
  expect(cardOf("nto", "situation=lien&paper=unsure")).toBeDefined();
});

test.each([
  ["2026-10-09", "2027-10-09", "2028-04-09"],
  ["2024-02-29", "2025-02-28", "2025-08-29"],
  ["2025-08-31", "2026-08-31", "2027-02-28"],
])("a loss on %s is told by %s, and what is added by %s", (loss, notice, supplement) => {
  expect(daysOf("insurance", `situation=storm&loss=${loss}`)).toEqual([notice, supplement]);
});

test.each([
  ["situation=storm&signover=on", "aob"],
  ["situation=storm&adjuster=on", "adjust"],
  ["situation=hoa", "hoa-storm"],
  ["situation=hoa", "hoa-solar"],
  ["situation=hoa&nopermit=on", "permit"],
  ["situation=deposit&lost=on", "fund"],
  ["situation=lien&cooling=on", "ac-warranty"],
] as const)("%s leads to %s", (query, rule) => {
  expect(cardOf(rule, query)).toMatchObject({ fits: true, days: [] });
});

test("what a homeowners’ association refused decides which law is told", () => {
  expect(cardsFor("situation=hoa&refused=solar").map(({ rule }) => rule)).toEqual(["hoa-solar"]);
  expect(cardsFor("situation=hoa&refused=storm").map(({ rule }) => rule)).toEqual(["hoa-storm"]);
});

test("the next day comes first, then what has no day, what is over, and what does not fit", () => {
  const query =
    "situation=changed&signed=2026-11-10&where=home&work=roof&county=yes&declared=2026-10-01" +
    "&loan=on&papers=2026-11-20&nopermit=on&price=20000";
  expect(cardsFor(query, "2026-11-20").map(({ rule }) => rule)).toEqual([
    "roof-10",
    "loan-3",
    "roof-notice",
    "noc",
    "permit",
    "home-sale",
  ]);
  expect(cardsFor("situation=storm&where=office").map(({ rule }) => rule)).toEqual([
    "insurance",
    "home-sale",
  ]);
});

test("by a law that has to be looked at again, nothing is worked out", () => {
  const answers = answersIn(
    new URLSearchParams("situation=changed&signed=2026-11-20&where=office&work=roof"),
  );
  const old = { isOld: true, fits: true, days: [], missing: [] };
  const cards = rightsFor(answers, figures, TODAY, ["home-sale", "roof-10", "roof-notice"]);
  expect(cards).toMatchObject([
    { rule: "home-sale", ...old },
    { rule: "roof-10", ...old },
    { rule: "roof-notice", ...old },
  ]);
});
