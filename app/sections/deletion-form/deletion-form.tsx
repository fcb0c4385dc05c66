import {
  deletionProblems,
  EMPTY_ACCOUNT_DELETION,
  readAccountDeletion,
} from "#requests/asking/account-deletion.ts";
import { FormSheet } from "#app/forms/form-sheet.tsx";
import type { SectionProps } from "#app/sections/prepare.server.ts";
import { TickField } from "#app/forms/choice-field.tsx";
import { RequestForm } from "#app/forms/request-form.tsx";
import { LongTextField, TextField } from "#app/forms/text-field.tsx";
import { useTyped } from "#app/forms/use-typed.ts";

export function DeletionForm(props: SectionProps<"deletion-form">) {
  const typed = useTyped(() => EMPTY_ACCOUNT_DELETION);
  return (
    <FormSheet {...props} heading={<h2>{props.heading}</h2>}>
      <RequestForm
        {...props}
        name="deletion"
        problemsIn={(form) => deletionProblems(readAccountDeletion(form))}
        decidedAnew={["knowsWhatIsKept"]}
      >
        {(ask) => (
          <>
            <TextField
              {...ask("account")}
              defaultValue={typed.account}
              autoComplete="email"
              spellCheck={false}
            />
            <TextField {...ask("name")} defaultValue={typed.name} autoComplete="name" />
            <LongTextField {...ask("reason")} defaultValue={typed.reason} rows={4} />
            <TickField {...ask("knowsWhatIsKept")} defaultChecked={typed.knowsWhatIsKept} />
          </>
        )}
      </RequestForm>
    </FormSheet>
  );
}
