import { FormSheet } from "#app/forms/form-sheet.tsx";
import { RequestForm } from "#app/forms/request-form.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { championQuestions } from "#questions/forms.ts";

export function ChampionForm(props: SectionProps<"champion-form">) {
  return (
    <FormSheet {...props} heading={<h2>{props.heading}</h2>}>
      <RequestForm {...props} name="champion" asks={championQuestions} />
    </FormSheet>
  );
}
