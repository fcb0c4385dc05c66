import { FormSheet } from "#app/forms/form-sheet.tsx";
import { RequestForm } from "#app/forms/request-form.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { DirectWays } from "./direct-ways.tsx";
import { contactQuestions } from "#questions/forms.ts";

export function ContactForm(props: SectionProps<"contact-form">) {
  return (
    <FormSheet
      {...props}
      heading={<h1 tabIndex={-1}>{props.heading}</h1>}
      aside={<DirectWays {...props} />}
    >
      <RequestForm {...props} name="contact" asks={contactQuestions} />
    </FormSheet>
  );
}
