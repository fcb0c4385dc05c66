/** Proof of consents: it outlives the request, and shows less of people who are forgotten. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CONSENT_YEARS } from "#app/content/promises.ts";
import { shownPhone } from "#questions/contact.ts";
import { consentsOf } from "#requests/keeping/consent-records.server.ts";
import type { Consent } from "#requests/keeping/request.ts";
import { eraseOld, eraseOldConsents } from "#requests/keeping/retention.server.ts";
import { DAY_MS, sampleOffice } from "#requests/testing/sample-office.ts";
import { sampleDeletion, samplePricing } from "#requests/testing/sample-request.ts";

const PHONE = "+15615550100";
const calls: Consent = {
  purpose: "calls",
  wording: "You may call me.",
  version: "calls-1",
  language: "es",
  agreed: true,
  page: "https://www.example.com/free-pricing",
  contact: PHONE,
  from: "203.0.113.7",
};
const noNews: Consent = { ...calls, purpose: "news", agreed: false, contact: "", from: "" };
const consents = [calls, noNews];
const byPhone = samplePricing({ name: "Zebulon Quill", email: "", phone: PHONE, consents });

test("staff find what was agreed to, by the request and by the contact", async () => {
  const { save, run } = await sampleOffice();
  const { reference } = await save(byPhone);
  for (const words of [reference.toLowerCase(), shownPhone(PHONE)]) {
    const { code, said } = await run(`consents ${words}`);
    expect(code).toBe(0);
    expect(said).toContain(`[x] calls, 2026-11-02T15:04:05Z, with ${reference}`);
    expect(said).toContain(`contact  ${shownPhone(PHONE)}`);
    expect(said).toContain(`pricing form, ${calls.page}, from ${calls.from}`);
    expect(said).toContain('calls-1 (es): "You may call me."');
  }
  expect((await run(`consents ${reference}`)).said).toContain("[ ] news");
  expect(await run("consents 561-555-0199")).toMatchObject({ code: 1 });
  expect(await run("consents Jane")).toMatchObject({ code: 2 });
});

test("it outlives its request, for the years that the privacy policy says", async () => {
  const { clock, database, save, run } = await sampleOffice();
  const { reference } = await save(byPhone);
  clock.now = Date.parse("2028-11-03T15:04:05Z");
  await eraseOld(database, 24);
  expect((await run(`show ${reference}`)).said).toContain(`consents ${reference}`);
  expect((await run(`consents ${PHONE}`)).said).toContain(`with ${reference}`);
  clock.now = Date.parse(`${2026 + CONSENT_YEARS}-11-02T15:04:05Z`);
  const left = async () => {
    await eraseOldConsents(database);
    return (await consentsOf(database, { reference })).length;
  };
  expect(await left()).toBe(2);
  clock.now += DAY_MS;
  // One at a time where there are few: a clock that leaps costs no more.
  expect([await left(), await left()]).toEqual([1, 0]);
});

test.each(["still there", "erased by age"])(
  "of somebody who is forgotten, request %s, nothing is left that shows who it was",
  async (state) => {
    const { clock, database, place, save, run, rows } = await sampleOffice();
    const { reference } = await save(byPhone);
    if (state === "erased by age") {
      clock.now = Date.parse("2028-11-03T15:04:05Z");
      await eraseOld(database, 24);
    }
    const { code, said } = await run(`forget ${reference} --yes`);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("5 years") });
    expect(await rows("consents")).toMatchObject([
      { reference, agreed: 1, contact: "", network_address: "" },
    ]);
    const files = readdirSync(place.DATA_DIR).filter((name) => name.startsWith("requests"));
    const bytes = files.map((name) => readFileSync(path.join(place.DATA_DIR, name), "latin1"));
    expect(bytes.join()).not.toMatch(/5615550100|203\.0\.113\.7|Zebulon/);
    // Whoever names the number learns that it is the one.
    expect((await run(`consents ${PHONE}`)).said).toContain("forgotten, known by its code");
    expect(await run(`forget ${reference} --yes`)).toMatchObject({ code: 1 });
  },
);

test("a consent that allows no contact goes with its request", async () => {
  const { save, rows } = await sampleOffice();
  await save(sampleDeletion());
  expect(await rows("consents")).toEqual([]);
});
