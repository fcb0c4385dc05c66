/** The errands of a Spanish speaker, with scripts. */
import { ERRANDS } from "./errands-in-spanish.ts";
import { takeTime, test } from "./sent-forms.ts";

for (const [what, errand] of Object.entries(ERRANDS)) {
  test(what, ({ page, visit }) => errand(page, { open: visit, takeTime: () => takeTime(page) }));
}
