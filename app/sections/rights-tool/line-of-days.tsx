import { positionsOf } from "#estimates/days/day-line.ts";
import { type RightsQuestion, rightsQuestions } from "#estimates/rights/questions.ts";
import styles from "./line-of-days.module.css";
import type { Result } from "./result.ts";
import { useDays } from "./use-days.ts";

/** In percent: so much of the narrowest line one mark takes. */
const ROOM = 12;

const KINDS = ["deadline", "today", "answer"] as const;

interface Mark {
  day: string;
  is: (typeof KINDS)[number];
  label: string;
}

/** Today, the days that were typed and those that were worked out, on one line and as a list. */
export function LineOfDays(props: Result) {
  const { whole } = useDays();
  const marks = marksOf(props);
  if (!marks.some(({ is }) => is === "deadline")) return null;
  const days = [...new Set(marks.map(({ day }) => day))];
  const positions = positionsOf(days, ROOM);
  const past = positions[days.indexOf(props.today)] ?? 0;
  return (
    <section>
      <h3>{props.line.heading}</h3>
      <div className={styles.line} aria-hidden>
        <svg width="100%" height="36" focusable="false">
          <line x1="0" x2="100%" y1="18" y2="18" />
          <line x1="0" x2={`${past}%`} y1="18" y2="18" data-is="past" />
          {days.map((day, index) => {
            const x = `${positions[index] ?? 0}%`;
            return (
              <g key={day} data-is={kindOf(day, marks)}>
                <circle cx={x} cy="18" r="14" />
                <text x={x} y="23" textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <ol className={styles.days}>
        {days.map((day) => (
          <li key={day} data-today={day === props.today}>
            <time dateTime={day}>{whole(day)}</time>
            {marks
              .filter((one) => one.day === day)
              .map(({ label }) => (
                <span key={label}>{label}</span>
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A day is drawn as the most important thing that it is. */
function kindOf(day: string, marks: readonly Mark[]): Mark["is"] {
  const kinds = new Set(marks.filter((one) => one.day === day).map(({ is }) => is));
  return KINDS.find((kind) => kinds.has(kind)) ?? "answer";
}

function marksOf({ found, answers, today, line, cards, questions }: Result): Mark[] {
  const answered = (Object.keys(rightsQuestions) as RightsQuestion[]).flatMap((name): Mark[] => {
    const day = answers[name];
    const isDay = rightsQuestions[name].field.kind === "day" && typeof day === "string";
    return isDay ? [{ day, is: "answer", label: questions[name].label }] : [];
  });
  const deadlines = found.flatMap(({ rule, days }) =>
    days.map(
      ({ day, name }): Mark => ({
        day,
        is: "deadline",
        label: cards[rule].marks?.[name] ?? "",
      }),
    ),
  );
  const all: Mark[] = [{ day: today, is: "today", label: line.today }, ...answered, ...deadlines];
  return all.toSorted((one, other) => one.day.localeCompare(other.day));
}
