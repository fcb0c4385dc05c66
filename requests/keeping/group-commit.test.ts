import { describe, expect, test } from "vitest";
import type { Database } from "#requests/keeping/database.server.ts";
import { ENGINES, freshDatabase, freshPlace, opened } from "#requests/testing/fresh-database.ts";

const keep = (database: Database, hash: string, fault?: Error) =>
  database.transaction(async (queries) => {
    await queries.insertInto("stops").values({ contact_hash: hash, stopped_at: "now" }).execute();
    if (fault) throw fault;
    return `kept ${hash}`;
  });

const kept = async ({ queries }: Database) =>
  (await queries.selectFrom("stops").select("contact_hash").orderBy("contact_hash").execute()).map(
    ({ contact_hash }) => contact_hash,
  );

describe.each(ENGINES)("with %s", (engine) => {
  test("who fails beside others fails alone, and is told the reason", async () => {
    const database = await freshDatabase(engine);
    const fault = new Error("my own fault");
    const results = await Promise.allSettled([
      keep(database, "a"),
      keep(database, "b", fault),
      keep(database, "c"),
      keep(database, "c"),
    ]);
    expect(results.map(({ status }) => status).filter((status) => status === "fulfilled")).toEqual([
      "fulfilled",
      "fulfilled",
    ]);
    expect(results[1]).toEqual({ status: "rejected", reason: fault });
    expect(results[0]).toEqual({ status: "fulfilled", value: "kept a" });
    expect(await kept(database)).toEqual(["a", "c"]);
  });

  test("a hundred at once, and some more a little later, are all kept", async () => {
    const place = await freshPlace(engine);
    const [one, other] = [await opened(place), await opened(place)];
    const names = Array.from({ length: 200 }, (_, index) => String(1000 + index));
    await Promise.all(
      names.map(async (name, index) => {
        if (index % 3 === 0) await new Promise((resolve) => setTimeout(resolve, index / 10));
        return keep(one, name);
      }),
    );
    expect(await kept(other)).toEqual(names);
  });
});

test("a whole group is told when nothing can be kept", async () => {
  const database = await freshDatabase("SQLite");
  await database.queries.schema.dropTable("stops").execute();
  const results = await Promise.allSettled([keep(database, "a"), keep(database, "b")]);
  for (const result of results) {
    expect(result).toMatchObject({ status: "rejected", reason: { errcode: 1 } });
  }
});
