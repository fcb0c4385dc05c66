import { z } from "zod";
import { richWords, words } from "#app/content/reading/text.ts";
import { askedWords, toolFrame } from "#app/tools/tool.schema.ts";
import { homeFileQuestions, houseQuestions } from "#estimates/home-file/questions.ts";
import { REMINDER_KINDS } from "#estimates/home-file/reminders.ts";
import { GROUP_NAMES } from "./groups.ts";

/** An example and the names of questions do not depend on the day. */
const ANY_DAY = "2026-11-22";

/** No marks: calendars show these words, too. */
const reminder = z.strictObject({ title: words, note: words });

/** Papers, numbers and dates of a home, as a sheet, a calendar and a file that opens again. */
export const homeFileTool = z.strictObject({
  kind: z.literal("home-file-tool").meta({
    title: "Tool: home file",
    description:
      "the form of the home file, which makes a sheet, a calendar and a file to open again; the rules of its days are in `content/figures/home-file.yaml`",
  }),
  ...toolFrame(homeFileQuestions(ANY_DAY)),
  /** In it: {count}. */
  headline: words,
  headlineOfOne: words,
  open: z.strictObject({
    heading: words,
    label: words,
    hint: words,
    opened: words,
    failed: words,
  }),
  groups: z.record(z.enum(GROUP_NAMES), words),
  questions: askedWords(houseQuestions(ANY_DAY)),
  /** In them: {count}. */
  warranty: z.strictObject({ what: words, until: words, more: words }),
  faults: z.strictObject({ nothingTyped: words }),
  everyMonth: words,
  everyYear: words,
  daysHeading: words,
  /** In them: {day}. */
  late: words,
  over: words,
  overHeading: words,
  /** In them: {day} of which it reminds, {days} before it, {years} of the rule, {what} was typed. */
  reminders: z.record(z.enum(REMINDER_KINDS), reminder),
  /** In it: {count}. */
  unnamedWarranty: words,
  sheetHeading: words,
  /** Lines of the printed sheet that are filled in by hand. */
  byHand: z.array(words),
  yes: words,
  takeHeading: words,
  takeText: richWords,
  calendar: words,
  copy: words,
  print: words,
  keep: words,
  /** What we chose: in them {days}, {count}, {day}, {until}. */
  counted: z.strictObject({
    renewal: richWords,
    warranty: richWords,
    cooling: richWords,
    shutters: richWords,
  }),
  /** What rests on a source: in them {years}, {days}, {months}, {day}, {until}. */
  rules: z.record(
    z.enum(["windForm", "roof", "alarms", "season"]),
    z.strictObject({ label: words, value: words }),
  ),
});
