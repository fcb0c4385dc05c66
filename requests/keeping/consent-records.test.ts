/** Proof of consents: it outlives the request, and shows less of those who are forgotten. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { consentsOf } from "#requests/keeping/consent-records.server.ts";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { eraseOld, eraseOldConsents } from "#requests/keeping/retention.server.ts";
import { CONSENT_YEARS } from "#app/content/keeping-times.ts";
import type { Consent, NewRequest } from "#requests/keeping/request.ts";
import { saveRequest } from "#requests/keeping/store.server.ts";
import { staffTerminal } from "#requests/testing/staff-terminal.ts";
import {
  ENGINES,
  type Engine,
  freshFolder,
  freshPlace,
  opened,
} from "#requests/testing/fresh-database.ts";
import { usePostgresClient } from "#requests/testing/postgres-client.ts";
import { NOBODY_ELSE, sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";

const PHONE = "+15615550100";
const FROM = "203.0.113.7";
const calls: Consent = {
  purpose: "calls",
  wording: "You may call me.",
  version: "calls-1",
  language: "es",
  agreed: true,
  page: "https://www.example.com/free-pricing",
  contact: PHONE,
  from: FROM,
};
const noNews: Consent = { ...calls, purpose: "news", agreed: false, contact: "", from: "" };
const byPhone = { email: "", phone: PHONE, consents: [calls, noNews] };

async function office(engine: Engine) {
  const clock = { now: Date.parse("2026-11-02T15:04:05Z") };
  const tell = () => new Date(clock.now);
  const place = await freshPlace(engine);
  const mailFolder = path.join(place.DATA_DIR, "outbox");
  const save = async (changed: Partial<NewRequest> = byPhone, sample = samplePricing) => {
    const database = await openDatabase(place, tell);
    const { reference } = await saveRequest(database, sample(changed), NOBODY_ELSE);
    await database.close();
    return reference;
  };
  const terminal = staffTerminal(place, tell);
  const run = (...words: string[]) => terminal(words);
  return { clock, tell, place, mailFolder, save, run };
}

describe.each(ENGINES)("with %s", (engine) => {
  test("staff find what was agreed to, by the request and by the contact", async () => {
    const { save, run } = await office(engine);
    const reference = await save();
    for (const words of [[reference.toLowerCase()], ["(561)", "555-0100"]]) {
      const { code, said } = await run("consents", ...words);
      expect(code).toBe(0);
      expect(said).toContain(`[x] calls, 2026-11-02T15:04:05Z, with ${reference}`);
      expect(said).toContain("contact  (561) 555-0100");
      expect(said).toContain(`pricing form, ${calls.page}, from ${FROM}`);
      expect(said).toContain('calls-1 (es): "You may call me."');
    }
    expect((await run("consents", reference)).said).toContain("[ ] news");
    expect(await run("consents", "561-555-0199")).toMatchObject({ code: 1 });
    expect(await run("consents", "Jane")).toMatchObject({ code: 2 });
  });

  test("it stays when the request is erased by age, for the years that the privacy policy says", async () => {
    const { clock, tell, place, mailFolder, save, run } = await office(engine);
    const reference = await save();
    clock.now = Date.parse("2028-11-02T15:04:06Z");
    const database = await opened(place, tell);
    await eraseOld(database, { keepMonths: 24 });
    expect((await run("show", reference)).said).toContain(`consents ${reference}`);
    expect((await run("consents", PHONE)).said).toContain(`with ${reference}`);
    clock.now = Date.parse(`${2026 + CONSENT_YEARS}-11-02T15:04:05Z`);
    const left = async () => {
      await eraseOldConsents(database);
      return (await consentsOf(database, { reference })).length;
    };
    expect(await left()).toBe(2);
    clock.now += 1000;
    // One at a time where there are few: a clock that leaps costs no more.
    expect([await left(), await left()]).toEqual([1, 0]);
  });

  test.each(["still there", "erased by age"])(
    "of somebody who is forgotten, request %s, nothing is left that shows who it was",
    async (state) => {
      const { clock, tell, place, mailFolder, save, run } = await office(engine);
      const reference = await save({ ...byPhone, name: "Zebulon Quill" });
      if (state === "erased by age") {
        clock.now = Date.parse("2028-11-03T00:00:00Z");
        const database = await openDatabase(place, tell);
        await eraseOld(database, { keepMonths: 24 });
        await database.close();
      }
      const { code, said } = await run("forget", reference, "--yes");
      expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining("5 years") });
      const database = await opened(place, tell);
      const rows = await database.queries.selectFrom("consents").selectAll().execute();
      expect(rows).toMatchObject([{ reference, agreed: 1, contact: "", network_address: "" }]);
      if (engine === "SQLite") {
        const files = readdirSync(place.DATA_DIR).filter((name) => name.startsWith("requests"));
        const bytes = files.map((name) => readFileSync(path.join(place.DATA_DIR, name), "latin1"));
        expect(bytes.join()).not.toMatch(/5615550100|203\.0\.113\.7|Zebulon/);
      }
      // Whoever names the number learns that it is the one.
      expect((await run("consents", PHONE)).said).toContain("forgotten, known by its code");
      expect(await run("forget", reference, "--yes")).toMatchObject({ code: 1 });
    },
  );

  test("a copy that is brought back shows no more of who was forgotten since", async () => {
    if (engine === "PostgreSQL") usePostgresClient();
    const { clock, tell, place, mailFolder, save, run } = await office(engine);
    const aged = await save({ ...byPhone, phone: "+15615550111", consents: [calls] });
    clock.now = Date.parse("2028-11-03T00:00:00Z");
    const database = await openDatabase(place, tell);
    await eraseOld(database, { keepMonths: 24 });
    await database.close();
    const reference = await save({ ...byPhone, email: "", phone: PHONE });
    const copy = path.join(freshFolder(), "copy");
    await run("backup", copy);
    await run("forget", reference, "--yes");
    expect(await run("restore", copy)).toMatchObject({ code: 0 });
    const restored = await opened(place, tell);
    const rows = await restored.queries
      .selectFrom("consents")
      .select(["reference", "contact"])
      .execute();
    expect(new Set(rows.map((row) => row.reference))).toEqual(new Set([aged, reference]));
    expect(rows.map(({ contact }) => contact).join("")).toBe("");
  });

  test("what is no consent to be contacted goes with its request", async () => {
    const { tell, place, save } = await office(engine);
    await save({}, sampleDeletion);
    const { queries } = await opened(place, tell);
    expect(await queries.selectFrom("consents").selectAll().execute()).toEqual([]);
  });
});
