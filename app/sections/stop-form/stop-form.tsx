import { readStopRequest, stopProblems } from "#requests/asking/stop-request.ts";
import { FormSheet } from "#app/forms/form-sheet.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { RequestForm } from "#app/forms/request-form.tsx";
import { TextField } from "#app/forms/text-field.tsx";
import { useTyped } from "#app/forms/use-typed.ts";

export function StopForm(props: SectionProps<"stop-form">) {
  const typed = useTyped(() => ({ contact: "" }));
  return (
    <FormSheet {...props} heading={<h1 tabIndex={-1}>{props.heading}</h1>}>
      <RequestForm
        {...props}
        name="stop"
        problemsIn={(form) => stopProblems(readStopRequest(form))}
        decidedAnew={[]}
      >
        {(ask) => (
          <TextField
            {...ask("contact")}
            defaultValue={typed.contact}
            autoComplete="email"
            spellCheck={false}
          />
        )}
      </RequestForm>
    </FormSheet>
  );
}
