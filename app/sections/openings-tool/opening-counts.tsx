import { memo } from "react";
import { described, Remarks } from "#app/forms/question.tsx";
import text from "#app/forms/text-field.module.css";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import type { Tool } from "#app/tools/use-tool.tsx";
import { SpokenWords } from "#app/ui/spoken-words.tsx";
import {
  GLASS_CLASSES,
  GLASS_KINDS,
  type GlassClass,
  type GlassKind,
} from "#estimates/openings/glass-answer.ts";
import { countName, type openingsQuestions } from "#estimates/openings/questions.ts";
import { ClassMark } from "./class-mark.tsx";
import styles from "./opening-counts.module.css";

type Props = SectionProps<"openings-tool"> & { tool: Tool<typeof openingsQuestions> };

/** How many openings of each kind there are in each class: a row a kind, a field a class. */
export function OpeningCounts({ kinds, classes, tool }: Props) {
  return (
    <>
      <dl className={styles.classes}>
        {GLASS_CLASSES.map((of) => (
          <div key={of}>
            <dt>
              <ClassMark of={of} />
              <SpokenWords>{classes[of].name}</SpokenWords>
            </dt>
            <dd>
              <SpokenWords>{classes[of].tell}</SpokenWords>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.kinds}>
        {GLASS_KINDS.map((kind) => (
          <KindOfOpening key={kind} kind={kind} {...kinds[kind]} tool={tool} />
        ))}
      </div>
    </>
  );
}

type KindProps = Props["kinds"][GlassKind] & { kind: GlassKind; tool: Props["tool"] };

function KindOfOpening({ kind, name, hint, tool }: KindProps) {
  const id = `kind-${kind}`;
  const fields = GLASS_CLASSES.map((of) => ({ of, field: tool.fieldProps(countName(kind, of)) }));
  return (
    // A fieldset would not let its name stand beside the fields.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={id} className={styles.kind}>
      <p className={styles.name}>
        <span id={id}>{name}</span>
        {hint && (
          <small>
            <SpokenWords>{hint}</SpokenWords>
          </small>
        )}
      </p>
      <div className={styles.fields}>
        {fields.map(({ of, field }) => (
          <Count key={of} of={of} {...field} />
        ))}
      </div>
      {fields.map(({ field }) => field.error && <Remarks key={field.id} {...field} />)}
    </div>
  );
}

type CountProps = ReturnType<Props["tool"]["fieldProps"]> & { of: GlassClass };

const Count = memo(({ of, label, error, ...input }: CountProps) => (
  <label className={styles.count}>
    <span aria-hidden>{of}</span>
    <input
      {...input}
      {...described({ id: input.id, error })}
      aria-label={label}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className={text.text}
    />
  </label>
));
