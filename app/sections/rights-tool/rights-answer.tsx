/** The days in their order, then a card for each law, the most urgent first. */
import { Note, Part, SignedRows } from "#app/tools/answer-blocks.tsx";
import { useInWords } from "#app/tools/in-words.ts";
import { saveCalendar } from "#app/tools/save-file.ts";
import pill from "#app/ui/pill.module.css";
import { useSite } from "#app/ui/site.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type RightsQuestion, rightsQuestions } from "#estimates/rights/questions.ts";
import { calendarEvents } from "./calendar-events.ts";
import { LawCard, type RightsProps } from "./law-card.tsx";
import styles from "./rights-tool.module.css";

export function RightsAnswer({ isExample, ...props }: RightsProps & { isExample: boolean }) {
  const { found, outside } = props;
  const others = found.filter(({ fits }) => !fits);
  return (
    <>
      <Days {...props} />
      {!isExample && <TakeDays {...props} />}
      {found
        .filter(({ fits }) => fits)
        .map((card) => (
          <LawCard key={card.rule} {...props} card={card} />
        ))}
      {others.length > 0 && (
        <Part heading={outside.heading}>
          <Note text={outside.text} />
          {others.map((card) => (
            <LawCard key={card.rule} {...props} card={card} />
          ))}
        </Part>
      )}
    </>
  );
}

interface Mark {
  day: string;
  is: "answer" | "today" | "deadline";
  label: string;
}

/** Today, the days that were typed and those that were worked out. */
function Days({ found, answers, today, line, cards, questions }: RightsProps) {
  const { fullDay } = useInWords();
  const answered = (Object.keys(rightsQuestions) as RightsQuestion[]).flatMap((name): Mark[] => {
    const day = answers[name];
    const isDay = rightsQuestions[name].field.kind === "day" && typeof day === "string";
    return isDay ? [{ day, is: "answer", label: questions[name].label }] : [];
  });
  const deadlines = found.flatMap(({ rule, days }) =>
    days.map(
      ({ day, name }): Mark => ({ day, is: "deadline", label: cards[rule].marks?.[name] ?? "" }),
    ),
  );
  if (deadlines.length === 0) return null;
  const marks: Mark[] = [{ day: today, is: "today", label: line.today }, ...answered, ...deadlines];
  const days = [...new Set(marks.map(({ day }) => day))].toSorted();
  return (
    <Part heading={line.heading}>
      <SignedRows
        rows={days.map((day) => {
          const ofDay = marks.filter((one) => one.day === day);
          return {
            key: day,
            sign: <span className={styles.dot} data-is={ofDay.at(-1)?.is} />,
            children: (
              <>
                <time dateTime={day}>{fullDay(day)}</time>
                {ofDay.map(({ label }) => (
                  <p key={label}>{label}</p>
                ))}
              </>
            ),
          };
        })}
      />
    </Part>
  );
}

/** The days that are to come, as a calendar's file, which scripts make. */
function TakeDays({ found, cards, today, calendar }: RightsProps) {
  const { language } = useSite();
  const events = calendarEvents(found, cards, today);
  if (!useHydrated() || events.length === 0) return null;
  return (
    <p data-screen-only>
      <button
        type="button"
        className={pill.pill}
        onClick={() => void saveCalendar("rights.ics", events, { maker: calendar.maker, language })}
      >
        {calendar.save}
      </button>
    </p>
  );
}
