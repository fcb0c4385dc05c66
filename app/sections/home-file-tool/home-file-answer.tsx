/** What comes of a home file: ways to take it away, its days, and all that was typed. */
import { fill } from "#app/content/fill.ts";
import { isSingular } from "#app/content/language.ts";
import type { FieldWords } from "#app/forms/question-field.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Card, Facts, Note, Part, SignedRows } from "#app/tools/answer-blocks.tsx";
import { useInWords } from "#app/tools/in-words.ts";
import { saveCalendar, saveFile } from "#app/tools/save-file.ts";
import { Button } from "#app/ui/button.tsx";
import pill from "#app/ui/pill.module.css";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { COPY_TYPE, type HomeFile, keptCopy } from "#estimates/home-file/home-file.ts";
import {
  type HouseQuestion,
  homeFileQuestions,
  warrantyNames,
} from "#estimates/home-file/questions.ts";
import type { Reminder } from "#estimates/home-file/reminders.ts";
import { GROUP_NAMES, GROUPS } from "./groups.ts";
import { calendarEvents, reminderInWords } from "./reminder-in-words.ts";
import heard from "#app/ui/heard-only.module.css";
import styles from "./home-file-tool.module.css";

interface Props extends SectionProps<"home-file-tool"> {
  file: HomeFile;
  due: Reminder[];
  today: string;
  isExample: boolean;
}

export function HomeFileAnswer(props: Props) {
  const { due, daysHeading, overHeading } = props;
  const over = due.filter(({ day }) => !day);
  return (
    <>
      {!props.isExample && <TakeHome {...props} />}
      <Part heading={daysHeading}>
        <Days {...props} due={due.filter(({ day }) => day)} />
      </Part>
      {over.length > 0 && (
        <Part heading={overHeading}>
          <Days {...props} due={over} />
        </Part>
      )}
      <Sheet {...props} />
    </>
  );
}

/** The ways to take a home file away. They need scripts; without them, a browser can print the page. */
function TakeHome({ file, due, ...words }: Props) {
  const { language } = useInWords();
  if (!useHydrated()) return null;
  const save = () => {
    const events = calendarEvents(due, words, words.ruling, language);
    return saveCalendar("home-file.ics", events, { maker: words.maker, language });
  };
  return (
    <div data-screen-only>
      <Part heading={words.takeHeading}>
        <div className={styles.ways}>
          <Button onClick={() => void save()}>{words.calendar}</Button>
          <button
            type="button"
            className={pill.pill}
            onClick={() => saveFile("home-file.json", COPY_TYPE, keptCopy(file))}
          >
            {words.copy}
          </button>
          <button type="button" className={pill.pill} onClick={() => print()}>
            {words.print}
          </button>
        </div>
        <Note text={words.takeText} />
      </Part>
    </div>
  );
}

/** Days with what they are about, each like a leaf of a calendar on a wall. */
function Days({ due, ...words }: Props) {
  const { day: inWords, month, date, year, language } = useInWords();
  return (
    <SignedRows
      rows={due.map((reminder) => {
        const { kind, name = "", early, end = early, day, repeats } = reminder;
        const { title, note } = reminderInWords(reminder, words, words.ruling, language);
        const on = day ?? end;
        return {
          key: `${kind} ${name}`,
          sign: (
            <time dateTime={on}>
              <span className={heard.heardOnly}>{inWords(on)}</span>
              <span className={styles.leaf} aria-hidden="true">
                <span>{month(on)}</span> <strong>{date(on)}</strong> <span>{year(on)}</span>
              </span>
            </time>
          ),
          children: (
            <>
              <h4>
                {title}{" "}
                {repeats && (
                  <small>{repeats === "monthly" ? words.everyMonth : words.everyYear}</small>
                )}
              </h4>
              <Note>{note}</Note>
              {day === undefined && <Note>{fill(words.over, { day: inWords(end) })}</Note>}
              {day !== undefined && day !== early && (
                <Note>{fill(words.late, { day: inWords(early) })}</Note>
              )}
            </>
          ),
        };
      })}
    />
  );
}

/** All that was typed, sorted like the questions; what was left out is left out. */
function Sheet({ file, today, groups, questions, sheetHeading, byHand, yes }: Props) {
  const { day, number, language } = useInWords();
  const fields = homeFileQuestions(today);
  const factOf = (name: HouseQuestion) => {
    const value = file[name];
    if (value === undefined || value === false) return [];
    const {
      label,
      unit,
      unitOfOne = unit,
      choices,
    }: FieldWords & { unitOfOne?: string | undefined } = questions[name];
    const { field } = fields[name];
    const told = () => {
      if (value === true) return yes;
      if (typeof value === "number") {
        return `${number(value)} ${(isSingular(value, language) ? unitOfOne : unit) ?? ""}`;
      }
      if (field.kind === "day") return day(value);
      return choices?.[value] ?? value;
    };
    return { label, value: told() };
  };
  const warranties = warrantyNames().flatMap(({ what, until }) => {
    const [covers, ends] = [file[what], file[until]];
    if (covers === undefined && ends === undefined) return [];
    const unnamed = questions[ends === undefined ? what : until]?.label ?? what;
    return { label: covers ?? unnamed, value: ends ? day(ends) : "–" };
  });
  return (
    <Part heading={sheetHeading}>
      <ul className={styles.byHand}>
        {byHand.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {GROUP_NAMES.map((group) => {
        const facts = group === "warranties" ? warranties : GROUPS[group].flatMap(factOf);
        return (
          facts.length > 0 && (
            <Card key={group} heading={groups[group]}>
              <Facts look="columns" facts={facts} />
            </Card>
          )
        );
      })}
    </Part>
  );
}
