import {
  ANSWER_LANGUAGES,
  BEST_HOURS,
  type PricingRequest,
  WAYS,
} from "#requests/asking/pricing-request.ts";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { RadioField, TickField, TileGroup, Tiles } from "#app/forms/choice-field.tsx";
import { GroupQuestion } from "#app/forms/question.tsx";
import type { Ask } from "#app/forms/request-form.tsx";
import { LongTextField, TextField } from "#app/forms/text-field.tsx";
import styles from "./pricing-questions.module.css";

type Props = Pick<
  SectionProps<"pricing-form">,
  "questions" | "groups" | "improvements" | "homeServices"
> & {
  ask: Ask<keyof SectionProps<"pricing-form">["questions"]>;
  typed: PricingRequest;
};

/** All questions at once; the way that was not chosen is put away by the styles alone. */
export function PricingQuestions(props: Props) {
  const { ask, questions, groups, improvements, homeServices, typed } = props;
  const services = ask("services");
  const hours = ask("hours");
  return (
    <div className={styles.questions}>
      <div className={styles.part}>
        <GroupQuestion {...services}>
          <TileGroup label={groups.improvements}>
            <Tiles {...services} type="checkbox" options={improvements} chosen={typed.services} />
          </TileGroup>
          <TileGroup label={groups.homeServices}>
            <Tiles
              {...services}
              id={`${services.id}-more`}
              type="checkbox"
              options={homeServices}
              chosen={typed.services}
            />
          </TileGroup>
        </GroupQuestion>
        <TextField
          {...ask("zip")}
          defaultValue={typed.zip}
          autoComplete="postal-code"
          inputMode="numeric"
          size={10}
        />
      </div>
      <div className={styles.part}>
        <RadioField
          {...ask("way")}
          options={WAYS.map((value) => ({ value, label: questions.way[value] }))}
          chosen={typed.way}
        />
        <div className={styles.byEmail}>
          <TextField
            {...ask("email")}
            type="email"
            defaultValue={typed.email}
            autoComplete="email"
            spellCheck={false}
          />
        </div>
        <div className={styles.byPhone}>
          <TextField
            {...ask("phone")}
            type="tel"
            defaultValue={typed.phone}
            autoComplete="tel"
            size={18}
          />
          <GroupQuestion {...hours}>
            <Tiles
              {...hours}
              type="checkbox"
              options={BEST_HOURS.map((value) => ({ value, label: questions.hours[value] }))}
              chosen={typed.hours}
            />
          </GroupQuestion>
        </div>
        <RadioField
          {...ask("language")}
          options={ANSWER_LANGUAGES.map((value) => ({
            value,
            label: questions.language[value],
            lang: value,
          }))}
          chosen={typed.language}
        />
      </div>
      <div className={styles.part}>
        <TextField {...ask("name")} defaultValue={typed.name} autoComplete="name" />
        <LongTextField {...ask("message")} defaultValue={typed.message} rows={4} />
      </div>
      <div className={styles.part}>
        <div className={styles.byPhone}>
          <TickField {...ask("agreesToCalls")} defaultChecked={typed.agreesToCalls} />
        </div>
        <div className={styles.byEmail}>
          <TickField {...ask("agreesToNews")} defaultChecked={typed.agreesToNews} />
        </div>
      </div>
    </div>
  );
}
