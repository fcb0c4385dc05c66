/** A release breaks no form off. That killed processes lose nothing is tried at night (server/survival.nightly.test.ts). */
import { once } from "node:events";
import { request } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#requests/keeping/database.server.ts";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { holdLock } from "#requests/testing/hold-lock.ts";
import { sendForm, VISITOR } from "#server/testing/filled-form.ts";
import { startSite } from "#server/testing/running-site.ts";

test("told to stop, it answers who is waiting, and has kept what it confirmed", async () => {
  const DATA_DIR = freshFolder();
  const site = await startSite({ DATA_DIR });
  expect((await sendForm(site.origin)).status).toBe(303);
  const release = await holdLock(path.join(DATA_DIR, "requests.sqlite"));
  const visits = await Promise.all(["Ann", "Ben", "Cy"].map((name) => begun(site.origin, name)));
  const stopped = site.stop();
  await expect.poll(() => isRefused(site.origin)).toBe(true);
  await release();
  const statuses = await Promise.all(visits.map(({ answer }) => answer));
  expect(await stopped).toBe(0);
  const { queries, close } = await openDatabase({ DATA_DIR });
  const kept = (await queries.selectFrom("requests").select("name").execute()).map(
    ({ name }) => name,
  );
  await close();
  const confirmed = visits.filter((_, index) => statuses[index] === 303).map(({ name }) => name);
  expect(kept.toSorted()).toEqual([...confirmed, VISITOR.name].toSorted());
  // On a machine with its hands full, somebody may have been told to try again.
  for (const status of statuses) expect(status).toBeOneOf([303, 503]);
});

/** A form of which the server says that it has arrived. */
async function begun(origin: string, name: string) {
  const body = new URLSearchParams({ ...VISITOR, name }).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": body.length,
    expect: "100-continue",
  };
  const form = request(`${origin}/free-pricing`, { method: "POST", headers, agent: false });
  const answer = once(form, "response").then(([{ statusCode }]) => statusCode as number);
  await once(form, "continue");
  form.end(body);
  return { name, answer };
}

const isRefused = (origin: string) =>
  fetch(origin).then(
    () => false,
    () => true,
  );
