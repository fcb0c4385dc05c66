/** The errands of a Spanish speaker, without JavaScript. */
import { ERRANDS } from "./errands-in-spanish.ts";
import { test } from "./one-tab.ts";

for (const [what, errand] of Object.entries(ERRANDS)) {
  test(what, ({ page }) =>
    errand(page, {
      open: async (address) => void (await page.goto(address)),
      // Nobody can tell how long a visitor took.
      takeTime: async () => undefined,
    }),
  );
}
