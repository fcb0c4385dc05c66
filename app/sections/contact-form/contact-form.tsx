import { FormSheet } from "#app/forms/form-sheet.tsx";
import { RequestForm } from "#app/forms/request-form.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { EmailLink, PhoneLink } from "#app/ui/contact-links.tsx";
import { OpenNow } from "#app/ui/open-now.tsx";
import common from "#app/ui/common.module.css";
import { contactQuestions } from "#questions/forms.ts";
import styles from "./contact-form.module.css";

export function ContactForm(props: SectionProps<"contact-form">) {
  return (
    <FormSheet {...props} heading={<h1 tabIndex={-1}>{props.heading}</h1>} aside={<Direct />}>
      <RequestForm {...props} name="contact" asks={contactQuestions} />
    </FormSheet>
  );
}

/** For people who would rather talk, or write a mail: at once, beside the form. */
function Direct() {
  return (
    <address className={styles.direct}>
      <PhoneLink className={common.target} />
      <EmailLink className={common.target} />
      <OpenNow />
    </address>
  );
}
