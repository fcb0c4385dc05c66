import { z } from "zod";
import { STAGES } from "#app/content/duration.ts";
import { FIRST_ANSWERS } from "#app/content/first-answers.ts";
import { at } from "#app/content/picture-places.ts";
import { contestLabels } from "#app/content/reading/contest.ts";
import { reviewLabels } from "#app/content/reading/review.ts";
import {
  address,
  anchor,
  network,
  picture,
  richWords,
  service,
  words,
} from "#app/content/reading/text.ts";
import { jobLabels } from "#app/content/reading/people-and-jobs.ts";
import { SAMPLE_PARTS } from "#app/content/samples.ts";
import { DOOR_NAMES } from "#app/content/tool-doors.ts";
import { READ_ERRORS } from "#questions/fields.ts";

const news = z.strictObject({ heading: words, text: richWords });

/** What every form that is sent says, whatever it asks. */
export const formWords = z.strictObject({
  errorHeading: words,
  errorTitle: words,
  sending: words,
  /** What is wrong with the answer to a question that more than one form asks. */
  faults: z.strictObject({
    name: z.strictObject({ missing: words, long: words }),
    zip: z.strictObject({ missing: words, wrong: words, elsewhere: words }),
    email: z.strictObject({ missing: words, wrong: words }),
    phone: z.strictObject({ missing: words, wrong: words }),
  }),
  /** Where a form is asked in steps. In `where`: {step}, {steps}. */
  steps: z.strictObject({ where: words, next: words, back: words }),
  /** A field that robots fill in. People see it only if their browser did so too. */
  trap: z.strictObject({ label: words, trap: words }),
  send: z.strictObject({ haste: words }),
  troubles: z.strictObject({ notKept: news, tooMany: news, noAnswer: news, noNetwork: news }),
});

/** What a visitor wants to know of an address, and what the answer is good for. */
const question = z.strictObject({ label: words, text: words.optional() });

/** What the page of a place says of it, in content/en/interface.yaml. */
const placeWords = z.strictObject({
  county: words,
  countyNamed: words,
  windZone: words,
  insideWindZone: words,
  outsideWindZone: words,
  windSpeed: words,
  windSpeedOfCounty: words,
  windSpeedByAddress: words,
  utility: words,
  utilityProbably: words,
  utilityEither: words,
  zips: words,
  zipNote: words,
  lookUpsLead: words,
  lookUps: z.strictObject({
    permits: question,
    countyPermits: question,
    flood: question,
    evacuation: question,
    wind: question,
    localWind: question,
    approvals: question,
    solarTerms: question,
    propertyRecord: question,
  }),
  /** In `label`: {town} and {county}. */
  map: z.strictObject({
    label: words,
    /** Left out, with the hatching, once nobody knows the zone. */
    zone: words.optional(),
  }),
});

const state = z.strictObject({ title: words, heading: words, text: words });

/** The form of all pages that are not there yet, to be told when they are, with what follows. */
const waitlistWords = z.strictObject({
  heading: words,
  lead: richWords,
  questions: z.strictObject({
    email: z.strictObject({ label: words, hint: words.optional() }),
  }),
  submit: words,
  /** For everybody who sends it. In what was written: {contact}. */
  done: z.strictObject({
    title: words,
    heading: words,
    written: words,
    paragraphs: z.array(richWords).min(1),
  }),
  /** Where the links in our mails lead. In the words: {date}. */
  states: z.strictObject({ waiting: state, confirmed: state, gone: state }),
  confirm: words,
  end: words,
});

/** What all tools say, whatever they work out. */
const toolWords = z.strictObject({
  /** In them: {least} and {most}, {decimals}, {count}. */
  faults: z.record(z.enum(READ_ERRORS), words),
  /** Over an answer nobody asked for yet. */
  example: words,
  exampleText: words,
  /** The table of other examples: its heading, and its two columns. */
  moreExamples: words,
  asked: words,
  answered: words,
  /** In place of an answer, while something is missing or wrong. */
  notYet: words,
  /** What happens to what is typed, below the form. */
  privacy: words,
  /** Below an answer: its address can be kept. */
  keep: words,
  startAgain: words,
  /** The way to the form for a price, with the answer, and what happens to it there. */
  takeAlong: words,
  takeAlongText: words,
  worked: words,
  /** Of a table whose day is over. In it: {until}. */
  oldFigures: words,
  /** In place of the source, where the visitor typed the figures. */
  ownFigure: words,
  caution: richWords,
});

/** At the doors to the tools: what each answers, and the first question, where one is asked there. */
const door = z.strictObject({
  title: words,
  text: words,
  label: words.optional(),
  unit: words.optional(),
  submit: words,
});

/** content/en/interface.yaml: buttons, labels and messages. */
export const interfaceWords = z.strictObject({
  labels: z.record(anchor, words),
  skipToContent: words,
  /** Beside what leads to a page in English; nothing in English. */
  inEnglish: z.string(),
  home: words,
  mainMenu: words,
  callUs: words,
  contactUs: words,
  menu: words,
  closeMenu: words,
  contactBar: words,
  loading: words,
  quickLinks: words,
  companyLinks: words,
  customerPortal: words,
  register: words,
  login: words,
  followUs: words,
  /** What every page says that is not there yet: what it is, and what we do meanwhile. */
  comingSoon: z.strictObject({
    tag: words,
    meanwhile: words,
    allServices: words,
    wish: waitlistWords,
  }),
  openHours: words,
  officeHours: words,
  estimateHours: words,
  openUntil: words,
  opensToday: words,
  opensOn: words,
  licenceNumbers: words,
  /** In it: {from} and {to}. */
  fromTo: words,
  /** Of a finished job. In `place`: {town} and {month}. */
  jobs: jobLabels,
  /** Beside what may be copied from a page alone. */
  sample: words,
  /** Above every page, as long as there are samples: which parts of content hold them. */
  samples: z.strictObject({
    notice: words,
    which: words,
    parts: z.record(z.enum(SAMPLE_PARTS), words),
    rest: words,
  }),
  copyright: words,
  allRights: words,
  breadcrumbs: words,
  /** What the menus and the ways on say of a page under its name, by its address. */
  menuLines: z.record(address, words),
  checkLicence: words,
  checkedOn: words,
  days: z.record(z.enum(["mon", "tue", "wed", "thu", "fri", "sat", "sun"]), words),
  /** In it: {from}, {to}, {opens}, {closes}. */
  openHoursAre: words,
  /** The same for all seven days. In it: {opens}, {closes}. */
  openDailyAre: words,
  /** How a time of day is written. In both: {time}, as 5 or 5:30. */
  clock: z.strictObject({ am: words, pm: words }),
  /** Before the number of a license. In it: {trade}. */
  licenceOf: words,
  trades: z.record(anchor, z.strictObject({ name: words, allows: words })),
  networks: z.record(network, words),
  /** In `line`: {trade}, {number}, and as the link that `check` names {check} (app/content/proof.server.ts). */
  proof: z.strictObject({ check: words, line: words }),
  answers: z.record(z.enum([...FIRST_ANSWERS, "more", "timesNote"]), words),
  /** What opens the last of many questions, and of many rows of a table on phones: {count}. */
  moreQuestions: words,
  allRows: words,
  /** In `total`: {least} and {most}. */
  jobTimes: z.strictObject({
    stages: z.record(z.enum(STAGES), words),
    total: words,
    weeks: words,
    note: words,
  }),
  place: placeWords,
  form: formWords,
  tools: toolWords,
  toolDoors: z.record(z.enum(DOOR_NAMES), door),
  /** What each is called, by its name in services.yaml. */
  services: z.record(service, words),
  contest: contestLabels,
  review: reviewLabels,
  brochure: z.strictObject({ file: words, asOf: words, page: words }),
  map: z.strictObject({ label: words, office: words }),
  notFound: z.strictObject({
    title: words,
    heading: words,
    text: richWords,
    picture: picture.meta(at("poster")),
    waysBack: words,
  }),
  tooMany: z.strictObject({ title: words, text: words }),
  tooLong: z.strictObject({ title: words, text: words }),
  error: z.strictObject({ text: words, tryAgain: words, goHome: words }),
  /** Where there is no network, and pages come from the visitor's device. */
  offline: z.strictObject({
    heading: words,
    /** In `asOf`: {moment}. */
    asOf: words,
    tryAgain: words,
    /** In place of a page that is not on the device. */
    notKept: words,
    others: words,
  }),
});

export type InterfaceWords = z.infer<typeof interfaceWords>;
export type FormWords = z.infer<typeof formWords>;
export type ToolWords = z.infer<typeof toolWords>;
