/** Several processes open one new database at the same moment. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { isSuppressed } from "#requests/keeping/suppression-list.server.ts";
import { ENGINES, freshPlace, opened } from "#requests/testing/fresh-database.ts";
import { projectFolder } from "#server/settings.ts";

/** A process of its own that opens a database, keeps a request in it, and stops a contact. */
const PROGRAM = `
  const [{ openDatabase }, { saveRequest }, { suppressContact }, { samplePricing }] = await Promise.all(
    ["keeping/database.server", "keeping/store.server", "keeping/suppression-list.server", "testing/sample-request"].map((name) => import("#requests/" + name + ".ts")),
  );
  const database = await openDatabase(JSON.parse(process.argv[1]));
  await saveRequest(database, samplePricing(), { webhook: false });
  await suppressContact(database, process.argv[2], { webhook: false });
  await database.close();
`;

test.each(ENGINES)("four processes start at once and share one database: %s", async (engine) => {
  const place = await freshPlace(engine);
  const contacts = ["a@example.com", "b@example.com", "c@example.com", "d@example.com"];
  await Promise.all(
    contacts.map((contact) => {
      const args = ["--input-type=module", "-e", PROGRAM, JSON.stringify(place), contact];
      return promisify(execFile)(process.execPath, args, { cwd: projectFolder });
    }),
  );
  const database = await opened(place);
  const kept = database.queries.selectFrom("requests").select("reference");
  expect(await kept.execute()).toHaveLength(4);
  // Hashed with the same key, or they would not be recognized.
  const stopped = await Promise.all(contacts.map((contact) => isSuppressed(database, contact)));
  expect(stopped).toEqual([true, true, true, true]);
});
