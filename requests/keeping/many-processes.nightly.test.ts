/** Several processes open one new database at the same moment. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { isSuppressed } from "#requests/keeping/suppression-list.server.ts";
import { ENGINES, freshPlace, opened, type Place } from "#requests/testing/fresh-database.ts";
import { projectFolder } from "#server/settings.ts";

const run = promisify(execFile);

/** A process of its own that opens a database and keeps a request in it. */
const PROGRAM = `
  const [{ openDatabase }, { saveRequest }, { samplePricing }] = await Promise.all(
    ["keeping/database.server", "keeping/store.server", "testing/sample-request"].map((name) => import("#requests/" + name + ".ts")),
  );
  const database = await openDatabase(JSON.parse(process.argv[1]));
  await saveRequest(database, samplePricing(), { webhook: false });
  await database.close();
`;

const openElsewhere = (place: Place) =>
  run(process.execPath, ["--input-type=module", "-e", PROGRAM, JSON.stringify(place)], {
    cwd: projectFolder,
  });

/** One that stops a contact. */
const stopElsewhere = (place: Place, contact: string) =>
  run(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `const { openDatabase } = await import("#requests/keeping/database.server.ts");
       const { suppressContact } = await import("#requests/keeping/suppression-list.server.ts");
       const database = await openDatabase(JSON.parse(process.argv[1]));
       await suppressContact(database, process.argv[2], { webhook: false });
       await database.close();`,
      JSON.stringify(place),
      contact,
    ],
    { cwd: projectFolder },
  );

describe.each(ENGINES)("with %s", (engine) => {
  test("four processes can start at once on an empty database", async () => {
    const place = await freshPlace(engine);
    await Promise.all(Array.from({ length: 4 }, () => openElsewhere(place)));
    const { queries } = await opened(place);
    expect(await queries.selectFrom("requests").select("reference").execute()).toHaveLength(4);
  });

  test("processes that start at once share one key", async () => {
    const place = await freshPlace(engine);
    const contacts = ["a@example.com", "b@example.com", "c@example.com", "d@example.com"];
    await Promise.all(contacts.map((contact) => stopElsewhere(place, contact)));
    const database = await opened(place);
    const stopped = await Promise.all(contacts.map((contact) => isSuppressed(database, contact)));
    expect(stopped).toEqual([true, true, true, true]);
  });
});
