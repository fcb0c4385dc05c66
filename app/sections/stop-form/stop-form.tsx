import { readStopRequest, stopProblems } from "#requests/stop-request.ts";
import { FormSheet } from "#app/sections/form-sheet.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { RequestForm } from "#app/ui/request-form.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useTyped } from "#app/ui/use-typed.ts";

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
