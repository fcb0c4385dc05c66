import { z } from "zod";
import { contestLabels } from "#app/content/reading/contest.ts";
import { reviewLabels } from "#app/content/reading/review.ts";
import { formWords } from "#app/content/reading/form-words.ts";
import { placeWords } from "#app/content/reading/place-words.ts";
import { toolDoors, toolWords } from "#app/content/reading/tool-words.ts";
import { waitlistWords } from "#app/content/reading/waitlist-words.ts";
import { at } from "#app/content/picture-places.ts";
import {
  address,
  anchor,
  firstPicture,
  network,
  richWords,
  words,
} from "#app/content/reading/text.ts";
import { SERVICES } from "#questions/services.ts";

/** content/en/interface.yaml: buttons, labels and messages. */
export const interfaceWords = z.strictObject({
  labels: z.record(anchor, words),
  skipToContent: words,
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
  notOpenYet: words,
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
  sample: words,
  sampleMeaning: words,
  licenseSamplesNote: words,
  samplesNote: words,
  photoToCome: words,
  copyright: words,
  allRights: words,
  breadcrumbs: words,
  /** What the menus say of a page under its name, by its address. */
  menuLines: z.record(address, words),
  /** What stands beside the labels of `waysOn` in navigation.yaml. */
  waysOn: z.record(anchor, words),
  checkLicence: words,
  checkedOn: words,
  notCheckedYet: words,
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
  answers: z.strictObject({
    cost: words,
    time: words,
    permit: words,
    who: words,
    warranty: words,
    house: words,
    payment: words,
    firstStep: words,
    timesNote: words,
  }),
  /** What opens the last of many questions: {count}. */
  moreQuestions: words,
  /** In `total`: {least} and {most}. */
  jobTimes: z.strictObject({
    stages: z.strictObject({
      permit: words,
      supply: words,
      work: words,
      inspection: words,
      utility: words,
    }),
    total: words,
    weeks: words,
    note: words,
  }),
  place: placeWords,
  form: formWords,
  tools: toolWords,
  toolDoors,
  /** What a price can be asked for. */
  services: z.record(z.enum(SERVICES), words),
  contest: contestLabels,
  review: reviewLabels,
  brochure: z.strictObject({ file: words, asOf: words, page: words }),
  map: z.strictObject({ label: words, office: words }),
  notFound: z.strictObject({
    title: words,
    heading: words,
    text: richWords,
    picture: firstPicture.meta(at("poster")),
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
