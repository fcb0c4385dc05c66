import { dayInWords } from "#app/content/day-in-words.ts";
import { isOne } from "#app/content/is-one.ts";
import { localeOf } from "#app/content/language.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { useSite } from "#app/ui/site.ts";
import {
  type HouseQuestion,
  homeFileQuestions,
  warrantyNames,
} from "#estimates/home-file/questions.ts";
import type { HomeFile } from "#estimates/home-file/read-home-file.ts";
import type { Field } from "#questions/fields.ts";
import { monthDayInWords } from "./days-in-words.ts";
import { GROUP_NAMES, GROUPS } from "./groups.ts";
import styles from "./sheet.module.css";

interface Props extends SectionProps<"home-file-tool"> {
  file: HomeFile;
  today: string;
}

/** All that was typed, sorted like the questions; what was left out is left out. */
export function Sheet({ file, today, ...words }: Props) {
  const { language } = useSite();
  const { groups, questions, sheetHeading, byHand } = words;
  const fields = homeFileQuestions(today);

  const rowOf = (name: HouseQuestion) => {
    const value = file[name];
    if (value === undefined || value === false) return [];
    const { label, unit, unitOfOne, choices }: Labels = questions[name];
    const { field } = fields[name];
    const shown = inWords(field, value, { yes: words.yes, choices, unit, unitOfOne, language });
    return [{ name, label, shown }];
  };
  const warranties = warrantyNames().flatMap(({ what, until }) => {
    const [covers, ends] = [file[what], file[until]];
    if (covers === undefined && ends === undefined) return [];
    const unnamed = questions[ends === undefined ? what : until]?.label ?? what;
    const label = covers ?? unnamed;
    return [{ name: what, label, shown: ends ? dayInWords(ends, language) : "–" }];
  });

  return (
    <section>
      <h3>{sheetHeading}</h3>
      <ul className={styles.byHand}>
        {byHand.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {GROUP_NAMES.map((group) => {
        const rows = group === "warranties" ? warranties : GROUPS[group].flatMap(rowOf);
        if (rows.length === 0) return null;
        return (
          <div key={group} className={styles.group}>
            <h4>{groups[group]}</h4>
            <dl>
              {rows.map(({ name, label, shown }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{shown}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </section>
  );
}

interface Labels {
  label: string;
  unit?: string | undefined;
  unitOfOne?: string | undefined;
  choices?: Record<string, string> | undefined;
}

interface Wording extends Pick<Labels, "unit" | "unitOfOne" | "choices"> {
  yes: string;
  language: string;
}

function inWords(field: Field, value: string | number | true, wording: Wording): string {
  const { yes, unit, unitOfOne = unit, choices, language } = wording;
  if (value === true) return yes;
  if (typeof value === "number") {
    const counted = isOne(value, language) ? unitOfOne : unit;
    return [value.toLocaleString(localeOf(language)), counted].filter(Boolean).join(" ");
  }
  if (field.kind === "day") return dayInWords(value, language);
  if ("isMonthDay" in field) return monthDayInWords(value, language);
  return choices?.[value] ?? value;
}
