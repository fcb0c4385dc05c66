/** A login by OpenID Connect, at a provider of this machine. */
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import {
  ORIGIN,
  PREVIEW,
  type RunningTeam,
  runningTeam,
  type Told,
} from "./testing/running-team.ts";
import { CLIENT, type StandInProvider, standInProvider } from "./testing/stand-in-provider.ts";

let provider: StandInProvider;
let team: RunningTeam;
beforeAll(async () => {
  provider = await standInProvider();
  team = await runningTeam({ settings: login() });
});
beforeEach(() => {
  provider.claims = { email: "Ann@Example.com", email_verified: true, name: "Ann <Baker>\n" };
});
afterAll(async () => {
  await team.close();
  provider.close();
});

const login = () => ({
  EDIT_OIDC_ISSUER: provider.issuer,
  EDIT_OIDC_CLIENT: CLIENT.id,
  EDIT_OIDC_SECRET: CLIENT.secret,
});
const cookieFrom = ({ headers }: Told) =>
  (headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");

/** @returns where the provider sends the browser back to, and what the browser keeps */
async function begun() {
  const first = await team.ask(`${ORIGIN}/edit/`);
  const there = await fetch(first.headers.location ?? "", { redirect: "manual" });
  return { first, back: there.headers.get("location") ?? "", Cookie: cookieFrom(first) };
}
async function loggedIn() {
  const { back, Cookie } = await begun();
  return team.ask(back, { headers: { Cookie } });
}
const known = (Cookie: string) => team.ask(`${ORIGIN}/edit/api/team`, { headers: { Cookie } });

test("leads to the provider, and back as the person whom it names", async () => {
  const { first } = await begun();
  const { origin, searchParams } = new URL(first.headers.location ?? "");
  expect(origin).toBe(provider.issuer);
  expect(searchParams.get("code_challenge_method")).toBe("S256");
  for (const name of ["state", "nonce", "code_challenge"]) {
    expect(searchParams.get(name)?.length).toBeGreaterThan(40);
  }
  const told = await loggedIn();
  expect([told.status, told.headers.location]).toEqual([303, "/edit/"]);
  expect(told.headers["set-cookie"]?.[0]).toMatch(
    /^__Host-edit=[\w-]{43}; Path=\/; Max-Age=36000; HttpOnly; Secure; SameSite=Lax$/,
  );
  const { person, mayLeave } = JSON.parse((await known(cookieFrom(told))).text);
  expect(person).toEqual({ name: "Ann Baker", mail: "ann@example.com" });
  expect(mayLeave).toBe(true);
});

test("has no secret in what browsers get", async () => {
  const { first } = await begun();
  const Cookie = cookieFrom(await loggedIn());
  const form = await team.ask(`${ORIGIN}/edit/`, { headers: { Cookie } });
  const told = JSON.stringify([first, form, await known(Cookie)]);
  expect(told).not.toContain(CLIENT.secret);
  expect(told).not.toContain(team.repository.address);
});

test("is closed without a login, and says so to the form", async () => {
  const told = await known("");
  expect([told.status, JSON.parse(told.text)]).toEqual([
    401,
    { error: "You are not logged in any more. Open the editor anew." },
  ]);
  // The header of another login counts for nothing here.
  const headers = { "X-Forwarded-Email": "ann@example.com" };
  expect((await team.ask(`${ORIGIN}/edit/api/team`, { headers })).status).toBe(401);
  expect((await known("__Host-edit=anything")).status).toBe(401);
});

test.each([
  ["somebody of another company", { email: "eve@example.net", email_verified: true }],
  ["an address that was not verified", { email: "ann@example.com", email_verified: false }],
  ["an address of which nothing is said", { email: "ann@example.com" }],
  ["nobody", {}],
  ["an answer to another question", { email: "ann@example.com", email_verified: true, nonce: "x" }],
  ["an answer for somebody else", { email: "ann@example.com", email_verified: true, aud: "x" }],
  [
    "an answer of somebody else",
    { email: "ann@example.com", email_verified: true, iss: "http://x" },
  ],
  ["an old answer", { email: "ann@example.com", email_verified: true, exp: 1 }],
])("does not let in %s", async (_who, claims) => {
  provider.claims = claims;
  const told = await loggedIn();
  expect(told.status).toBe(403);
  expect(cookieFrom(told)).not.toContain("__Host-edit=");
});

test("takes an address of which nothing is said where the provider is trusted with it", async () => {
  const shared = team;
  team = await runningTeam({ settings: { ...login(), EDIT_OIDC_MAIL: "trusted" } });
  onTestFinished(async () => {
    await team.close();
    team = shared;
  });
  provider.claims = { email: "ann@example.com" };
  expect((await loggedIn()).status).toBe(303);
  provider.claims = { email: "ann@example.com", email_verified: false };
  expect((await loggedIn()).status).toBe(403);
});

test("takes a login once, and only in the browser that began it", async () => {
  const [one, other] = [await begun(), await begun()];
  expect((await team.ask(one.back)).status).toBe(400);
  // Somebody's own login, put into another browser: the state is another.
  expect((await team.ask(one.back, { headers: { Cookie: other.Cookie } })).status).toBe(403);
  const { status } = await team.ask(one.back, { headers: { Cookie: one.Cookie } });
  expect(status).toBe(303);
  expect((await team.ask(one.back, { headers: { Cookie: one.Cookie } })).status).toBe(400);
});

test("ends a session for good when somebody logs out, also of the pages beside the form", async () => {
  provider.claims = { email: "bob@example.com", email_verified: true };
  const Cookie = cookieFrom(await loggedIn());
  const first = await team.ask(`${PREVIEW}/`, { headers: { "Sec-Fetch-Mode": "navigate" } });
  const there = await team.ask(first.headers.location ?? "", { headers: { Cookie } });
  const headers = { Cookie: cookieFrom(first) };
  const preview = cookieFrom(await team.ask(there.headers.location ?? "", { headers }));
  const page = () => team.ask(`${PREVIEW}/a.js`, { headers: { Cookie: preview } });
  // Bob does not work there yet, which is another answer than to a stranger.
  expect((await page()).status).toBe(503);
  const own = { Cookie, Origin: ORIGIN, "Sec-Fetch-Site": "same-origin" };
  await team.ask(`${ORIGIN}/edit/api/leave`, { method: "POST", headers: own, body: "{}" });
  expect((await known(Cookie)).status).toBe(401);
  expect((await page()).status).toBe(403);
});
