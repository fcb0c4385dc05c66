/** A review that goes leaves its number behind, with the reason, which the page shows. */
import { useState } from "react";
import type { Path } from "#editor/writing/edit.ts";
import { useAttempt } from "./attempt.ts";
import { CloseButton, DialogButton, closeDialog } from "./dialog.tsx";
import { useEditingContext } from "./editing-context.ts";
import { Labeled } from "./field-frame.tsx";
import { focusSoon, theHeading } from "./focus.ts";
import { throwFirst } from "./labels.ts";
import styles from "./editor.module.css";
import fields from "./fields.module.css";

export const REVIEWS = "reviews.yaml";

export function TakeDownReview({ number, path }: { number: number; path: Path }) {
  const { editWith, known } = useEditingContext();
  const [why, setWhy] = useState("");
  const { failure, attempt } = useAttempt();

  const takeDown = (form: Element) =>
    attempt(async () => {
      const because = why.trim().replace(/\.$/, "");
      const reason = { date: known.today, because };
      const problems = await editWith({ op: "remove", path }, "removed-reviews.yaml", [
        { op: "set", path: [String(number)], value: reason },
      ]);
      throwFirst(problems);
      closeDialog({ currentTarget: form });
      focusSoon(theHeading);
    });

  return (
    <DialogButton
      label="Take this review down …"
      buttonClass={fields.add}
      heading={`Take review no. ${number} down?`}
      className={styles.dialog}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void takeDown(event.currentTarget);
        }}
      >
        <Labeled
          id="because"
          label="Why does it go?"
          hint={`Visitors read: No. ${number} was removed, because …`}
          problems={failure ? [failure] : []}
        >
          {(control) => (
            <input
              {...control}
              required
              placeholder="its writer withdrew it"
              value={why}
              onChange={({ target }) => setWhy(target.value)}
            />
          )}
        </Labeled>
        <div className={styles.buttons}>
          <button type="submit" className={styles.main}>
            Take it down
          </button>
          <CloseButton>Keep it</CloseButton>
        </div>
      </form>
    </DialogButton>
  );
}
