import type { SectionProps } from "#app/sections/prepare.server.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import type { FormAnswers } from "#estimates/openings/form-answers.ts";
import { FormRows } from "./form-rows.tsx";
import { HouseDrawing } from "./house-drawing.tsx";
import { ToDoList } from "./to-do-list.tsx";
import styles from "./openings-answer.module.css";

type Props = SectionProps<"openings-tool"> & { read: FormAnswers };

/** What the form would read; on paper, a sheet to lay before the inspector. */
export function OpeningsAnswer(props: Props) {
  const { notOfficial, sheet, notes, read } = props;
  return (
    <>
      <div className={styles.sheet}>
        <p className={styles.sheetName}>{sheet.heading}</p>
        {sheet.blanks.map((blank) => (
          <p key={blank}>{blank}</p>
        ))}
      </div>
      <p className={styles.notOfficial}>
        <RichText>{notOfficial}</RichText>
      </p>
      {read.glass.openings > 0 && (
        <>
          <HouseDrawing {...props} />
          <ToDoList {...props} glass={read.glass} />
        </>
      )}
      <FormRows {...props} />
      <section>
        <h3>{notes.heading}</h3>
        <ul className={styles.notes}>
          {notes.points.map((point) => (
            <li key={point}>
              <RichText>{point}</RichText>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
