import { fill } from "#app/content/fill.ts";
import { isOne } from "#app/content/is-one.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { Bars } from "#app/tools/answer-bars.tsx";
import { Note } from "#app/tools/answer-blocks.tsx";
import { useInWords } from "#app/tools/in-words.ts";
import type { Backup } from "#estimates/solar/backup.ts";

const HOURS_A_DAY = 24;
/** Beyond so many days, a longer bar tells nothing more. */
const MOST_DAYS = 3;

/** How long a battery runs one set of things after the other, each with all before it. */
export function Outage({
  backup: words,
  questions,
  outage: { steps, madeADay, tooMuch },
  stormDay,
}: SectionProps<"solar-tool"> & { outage: Backup; stormDay: number }) {
  const { halves, halved, number, percent, language } = useInWords();
  const longest = Math.max(...steps.map(({ hours }) => hours));
  const days = Math.min(Math.max(Math.ceil(longest / HOURS_A_DAY), 1), MOST_DAYS);
  const lasting = (hours: number) => {
    if (hours > MOST_DAYS * HOURS_A_DAY) {
      return fill(words.days, { count: number(Math.round(hours / HOURS_A_DAY)) });
    }
    const phrase = isOne(halved(hours), language) ? words.oneHour : words.hours;
    return fill(phrase, { count: halves(hours) });
  };
  const bySun = (covered: number) => {
    if (covered >= 1) return words.covered;
    return covered > 0 ? fill(words.partly, { share: percent(covered) }) : "";
  };
  return (
    <>
      <p>{words.text}</p>
      {tooMuch && <Note look="warning">{words[tooMuch]}</Note>}
      <Bars
        rows={steps.map(({ set, loads, kw, hours, covered }) => ({
          name: words.sets[set],
          value: lasting(hours),
          parts: [
            {
              look: covered >= 1 ? "second" : "first",
              share: Math.min(hours / (days * HOURS_A_DAY), 1),
            },
          ],
          scale: Array.from({ length: days + 1 }, (_, day) => day * HOURS_A_DAY),
          children: (
            <>
              <p>{loads.map(({ name }) => questions[name].label).join(" · ")}</p>
              <Note>
                {fill(words.load, { kw: number(kw, 2) })} {bySun(covered)}
              </Note>
            </>
          ),
        }))}
      />
      <Note>
        {fill(words.scale, { count: number(days * HOURS_A_DAY) })}{" "}
        {fill(words.day, { kwh: number(madeADay, 1), share: percent(stormDay) })}
      </Note>
      <Note>{words.notForLife}</Note>
    </>
  );
}
