/** Being told when something opens: one field, one answer for everybody, and a link that confirms. */
import { expect, test } from "vitest";
import { words } from "../content-of-site.ts";
import { staff, waitlistLinkFor } from "../kept-requests.ts";
import { ask } from "./ask.ts";
import { said } from "./elements.ts";
import { NOT_LISTED, open } from "./visitor.ts";

const { wish } = words.comingSoon;
const { faults, sentBefore } = words.form;

async function askedFor(address: string, email: string) {
  const page = await open(address);
  page.fill(wish.questions.email.label, email);
  const answer = await page.press(wish.submit);
  expect(answer.heading).toBe(wish.done.heading);
  return answer;
}

test("an address is taken, confirmed, told once of the opening, and gone", async () => {
  const email = "told@example.com";
  const address = "/services/window-cleaning";
  const nothing = await (await open(address)).press(wish.submit);
  expect(nothing.faults()).toEqual([faults.email.missing]);
  expect(nothing.title).toMatch(/^Error: /);
  expect(said((await askedFor(address, email)).main)).toContain(sentBefore.noScript);

  const first = await waitlistLinkFor(email);
  const confirmed = await (await open(first)).press(wish.confirm);
  expect(confirmed.heading).toBe(wish.states.confirmed.heading);
  expect(await staff("opened", "window-cleaning", "--yes")).toContain("1 person will be told");
  await expect.poll(() => waitlistLinkFor(email)).not.toBe(first);
  for (const link of [first, await waitlistLinkFor(email)]) {
    await expect.poll(async () => (await open(link)).heading).toBe(wish.states.gone.heading);
  }
  expect(await staff("waiting")).not.toContain("window-cleaning");
});

test("opening the link confirms nothing, and whoever confirmed can end it there", async () => {
  const email = "ended@example.com";
  const link = await (await askedFor("/pools", email), waitlistLinkFor(email));
  const confirmed = async () =>
    (JSON.parse(await staff("waiting", "--json")) as { about: string; confirmed: number }[]).find(
      ({ about }) => about === "pools",
    )?.confirmed ?? 0;
  // Programs that look through mail open links, and often more than once.
  await open(link);
  const page = await open(link);
  expect(page.heading).toBe(wish.states.waiting.heading);
  expect(page.source).toContain(NOT_LISTED);
  expect(await confirmed()).toBe(0);
  const after = await page.press(wish.confirm);
  expect(await confirmed()).toBe(1);
  expect((await after.press(wish.end)).heading).toBe(wish.states.gone.heading);
  expect(await confirmed()).toBe(0);
  expect((await open(link)).heading).toBe(wish.states.gone.heading);
});

test("what is known and what is not gets the same answer", async () => {
  const seen = new Set<string>();
  for (const email of ["known@example.com", "known@example.com", "other@example.com"]) {
    const { main, address } = await askedFor("/services/painting", email);
    expect(address).toBe("/waiting/done?for=painting");
    seen.add(said(main).replace(/\w…@/, ""));
  }
  expect(seen.size).toBe(1);
});

test("it is no request for a price", async () => {
  const email = "no.lead@example.com";
  await askedFor("/services/security", email);
  await waitlistLinkFor(email);
  expect(await staff("list", "--all")).not.toContain(email);
  expect(await staff("export", "--json")).not.toContain(email);
});

test("the link tells no other site and no cache; made-up ones change nothing", async () => {
  const unknown = `/waiting/${"0".repeat(32)}`;
  const page = await open(unknown);
  expect(page.status).toBe(200);
  expect(page.heading).toBe(wish.states.gone.heading);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  const body = new URLSearchParams({ step: "confirm" });
  expect((await open(unknown, { method: "POST", body })).heading).toBe(wish.states.gone.heading);
  expect((await ask("/waiting/nonsense")).status).toBe(404);
});
