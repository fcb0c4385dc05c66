import { FormSheet } from "#app/forms/form-sheet.tsx";
import { RequestForm } from "#app/forms/request-form.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { deletionQuestions } from "#questions/forms.ts";

export function DeletionForm(props: SectionProps<"deletion-form">) {
  return (
    <FormSheet {...props} heading={<h2>{props.heading}</h2>}>
      <RequestForm {...props} name="deletion" asks={deletionQuestions} />
    </FormSheet>
  );
}
