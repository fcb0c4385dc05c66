import { FormSheet } from "#app/forms/form-sheet.tsx";
import { RequestForm } from "#app/forms/request-form.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { stopQuestions } from "#questions/forms.ts";

export function StopForm(props: SectionProps<"stop-form">) {
  return (
    <FormSheet {...props} heading={<h1 tabIndex={-1}>{props.heading}</h1>}>
      <RequestForm {...props} name="stop" asks={stopQuestions} />
    </FormSheet>
  );
}
