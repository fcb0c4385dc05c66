/** The switch is thrown and taken back while the site runs. Runs against the build. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { freshPlace } from "#requests/testing/fresh-database.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { projectFolder } from "#server/settings.ts";
import { type RunningSite, startSite } from "#server/testing/running-site.ts";

const execute = promisify(execFile);

/** As staff do it, in a process of its own. */
const staff = (settings: NodeJS.ProcessEnv, ...words: string[]) =>
  execute(process.execPath, ["scripts/requests.ts", "storm", ...words], {
    cwd: projectFolder,
    env: { ...process.env, ...settings },
  });

/** Soon enough for every test, and never more than the switch takes. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const read = async (site: RunningSite, address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(site.origin + address, { headers });
  return { answer, text: await answer.text() };
};

const LINE = '<a href="/storm">Storm: Broward ';
const shows = (site: RunningSite, address = "/solar") =>
  expect.poll(async () => (await read(site, address)).text.includes(LINE));

const ON = ["on", "--until", inDays(3), "--counties", "Broward"];

describe.each([1, 2])("%i process(es)", (count) => {
  test("all follow within seconds, on and off", async () => {
    const settings = { ...(await freshPlace(count === 1 ? "SQLite" : "PostgreSQL")) };
    const sites = await Promise.all(Array.from({ length: count }, () => startSite(settings)));
    for (const site of sites) await shows(site).toBe(false);
    await staff(settings, ...ON);
    for (const site of sites) await shows(site).toBe(true);
    await staff(settings, "off");
    for (const site of sites) await shows(site).toBe(false);
  });
});

test("every kind of page carries the line, and / is the storm page", async () => {
  const settings = { ...(await freshPlace("SQLite")) };
  const site = await startSite(settings);
  const before = await read(site, "/solar");
  await staff(settings, ...ON);
  await shows(site).toBe(true);
  for (const address of ["/boca-raton", "/pools", "/no-such-page", "/tools/quotes?price-a=9000"]) {
    expect((await read(site, address)).text, address).toContain(LINE);
  }
  for (const address of ["/", "/?utm_source=a"]) {
    const { answer, text } = await read(site, address);
    expect(answer.status).toBe(200);
    expect(text).toContain("<h1>What to do now</h1>");
    expect(text).toContain("<p>Storm: Broward</p>");
    expect(text).not.toMatch(/<script (type|src)/);
  }
  const usual = await read(site, "/?home");
  expect(usual.text).toContain(LINE);
  expect(usual.text).toContain('<script type="module"');

  const now = await read(site, "/solar");
  const tag = now.answer.headers.get("etag") ?? "";
  expect(tag).not.toBe(before.answer.headers.get("etag"));
  expect((await read(site, "/solar", { "if-none-match": tag })).answer.status).toBe(304);
  const policy = (answer: Response) => answer.headers.get("content-security-policy");
  expect(policy(now.answer)).toBe(policy(before.answer));
  for (const encoding of ["br", "gzip"]) {
    const { answer, text } = await read(site, "/solar", { "accept-encoding": encoding });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(text).toBe(now.text);
  }

  const data = await read(site, "/solar.data?_routes=%2Fsolar");
  expect(data.answer.status).toBe(204);
  expect(data.answer.headers.get("x-remix-redirect")).toBe("/solar");
  const own = await read(site, "/solar.data", { referer: `${site.origin}/solar` });
  expect(own.answer.status).toBe(200);

  const asText = { accept: "text/plain" };
  const saidIn = async (address: string) =>
    (await read(site, address, asText)).text.match(/^Storm: Broward/gm)?.length ?? 0;
  for (const address of ["/", "/solar", "/no-such-page", "/storm/now"]) {
    expect(await saidIn(address), `${address} as text`).toBe(1);
  }
  expect((await read(site, "/", asText)).text).toMatch(/^Storm: Broward\n/);

  await staff(settings, "off");
  await shows(site).toBe(false);
  expect((await read(site, "/solar")).text).toBe(before.text);
  for (const address of [
    "/no-such-page",
    "/free-pricing?service=roofing",
    "/tools/quotes?price-a=9000",
  ]) {
    expect((await read(site, address)).text, `${address} afterwards`).not.toContain(
      "Storm: Broward",
    );
    expect(await saidIn(address), `${address} as text afterwards`).toBe(0);
  }
  expect((await read(site, "/")).text).not.toContain("<h1>What to do now</h1>");
});

test("with the database away, the site goes on with what it knew", async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const { DATA_DIR } = await freshPlace("SQLite");
  const settings = { DATA_DIR, DATABASE_URL: postgres.address };
  const site = await startSite(settings);
  await staff(settings, ...ON);
  await shows(site).toBe(true);
  await postgres.stop();
  await expect.poll(() => site.log()).toContain("nobody can tell whether a storm is on");
  await shows(site).toBe(true);
});

test("a row that nobody can read changes nothing", async () => {
  const settings = { ...(await freshPlace("SQLite")) };
  const site = await startSite(settings);
  await staff(settings, ...ON);
  await shows(site).toBe(true);
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(`${settings.DATA_DIR}/requests.sqlite`);
  database.exec("update storm set notice = '{', said_at = 'later'");
  database.close();
  await expect.poll(() => site.log()).toContain("nobody can tell whether a storm is on");
  await shows(site).toBe(true);
});
