/** Every page that a device keeps, and every trouble with it. The usual errands are in kept-pages.spec.ts. */
import { startSite } from "#scripts/start-site.ts";
import { builtNext } from "#scripts/next/build-next.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { always, kept, keptPages, mark, saidOn, store, storedBytes, workerOf } from "./kept.ts";
import { answer, field, HOME_FILE, section } from "./home-file.ts";
import { sectionOn } from "./sent-forms.ts";
import { siteInBetween } from "./site-in-between.ts";
import { awake, expect, pages, test as base, words } from "./site.ts";
import { headline } from "./tool.ts";

/** Any page will do, and this one has the least to load. */
const START = "/storm";
const PRICE = "/tools/price";
const price = sectionOn(PRICE, "price-tool");
const stop = sectionOn("/stop", "stop-form");
const { troubles } = words.form;
const TOOLS = Object.keys(pages).filter((address) => /^\/tools\/[\w-]+$/.test(address));
const MOST_BYTES = 2_000_000;
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

base.use({ serviceWorkers: "allow" });

const test = base.extend<{ line: Awaited<ReturnType<typeof siteInBetween>> }>({
  line: async ({ baseURL }, use) => {
    const line = await siteInBetween(baseURL ?? "");
    await use(line);
    await line.cut();
  },
});

test("after any visit, its pages open without a network, marked with their time", async ({
  page,
  line,
}) => {
  const complaints: string[] = [];
  page.on("console", (said) => said.type() === "error" && complaints.push(said.text()));
  await page.goto(`${line.origin}/roofing`);
  await kept(page);
  await line.cut();
  // In each language the mark is the same on all storm pages; their own words are in tests/http/storm.test.ts.
  const heard = new Set<string>();
  const isStorm = (address: string) => address.includes("/storm");
  for (const address of always) {
    const answered = await page.goto(line.origin + address);
    expect(answered?.fromServiceWorker(), address).toBe(true);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(mark(page)).toContainText(saidOn(address).heading);
    await expect(mark(page)).toContainText(/ \d{4}, \d+:\d\d/);
    // A link of the mark stands before that to the content, which is only advised against.
    if (!heard.has(saidOn(address).heading + isStorm(address))) {
      expect(await accessibilityFaults(page, RULES), address).toEqual([]);
    }
    heard.add(saidOn(address).heading + isStorm(address));
  }
  await awake(page);
  await expect(mark(page)).toBeVisible();
  // Pictures are not kept.
  expect(complaints.filter((text) => !text.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
});

for (const address of ["/storm", "/es/storm/now"]) {
  test(`the same where ${address} is all that anybody has opened`, async ({ page, line }) => {
    await page.goto(line.origin + address);
    await kept(page);
    expect(line.asked[0]).toBe(`GET ${address}`);
    await line.cut();
    for (const one of always) {
      const answered = await page.goto(line.origin + one);
      expect(answered?.fromServiceWorker(), one).toBe(true);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(mark(page)).toContainText(saidOn(one).heading);
    }
  });
}

test("what is needed first in a storm is asked for before what is large", async ({
  page,
  line,
}) => {
  await page.goto(`${line.origin}/storm`);
  await kept(page);
  const asked = line.asked.map((one) => one.replace("GET ", ""));
  const storm = always.filter((one) => one.includes("/storm"));
  const isKept = (one: string) => asked.indexOf(one, asked.indexOf("/worker.js"));
  expect(Math.max(...storm.map(isKept))).toBeLessThan(isKept(HOME_FILE));
});

test("the home file works without a network", async ({ page, line }) => {
  await page.goto(line.origin + START);
  await kept(page);
  await line.cut();
  await page.goto(line.origin + HOME_FILE);
  await awake(page);
  await field(page, section.questions.windFormDate.label).fill("2024-04-15");
  await expect(answer(page).getByText("April 15, 2029")).toBeVisible();
});

test("a tool that was used answers without a network, and nobody finds what it was asked", async ({
  page,
  line,
}) => {
  await page.goto(`${line.origin}${PRICE}?job=solar&panels=42`);
  await kept(page, [PRICE]);
  await line.cut();
  await page.goto(`${line.origin}${PRICE}?job=solar&panels=21`);
  await awake(page);
  await expect(mark(page)).toBeVisible();
  await expect(headline(page)).toHaveText(price.sizes.solar.replace("{size}", "8.4"));
  await page.getByRole("textbox", { name: price.questions.panels.label }).fill("42");
  await expect(headline(page)).toHaveText(price.sizes.solar.replace("{size}", "16.8"));
  expect((await store(page)).filter((address) => address.includes("?"))).toEqual([]);
});

test("a link leads to what is kept, and back on the network a copy is left for good", async ({
  page,
  line,
}) => {
  await page.goto(`${line.origin}/tools`);
  await kept(page);
  await line.cut();
  await page.locator(`main a[href="${HOME_FILE}"]`).first().click();
  await expect(mark(page)).toBeVisible();
  await awake(page);
  await page.getByRole("contentinfo").locator('a[href="/roofing"]').click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.getByRole("button", { name: words.connection.stay }).click();
  await line.goOn();
  await page.getByRole("contentinfo").locator('a[href="/roofing"]').click();
  await expect(page).toHaveURL(`${line.origin}/roofing`);
  await expect(mark(page)).toHaveCount(0);
});

test("nobody online sees an old page, and nobody offline one that is older than need be", async ({
  page,
  line,
}) => {
  await page.goto(line.origin + START);
  await kept(page);
  const h1 = page.getByRole("heading", { level: 1 });
  line.change(HOME_FILE, { text: (html) => html.replaceAll(section.heading, "New words") });
  const online = await page.goto(line.origin + HOME_FILE);
  await expect(mark(page)).toHaveCount(0);
  expect(await online?.text()).toContain("New words");
  await expect
    .poll(() => page.evaluate(async (at) => (await caches.match(at))?.text(), HOME_FILE))
    .toContain("New words");
  await line.cut();
  const copy = await page.goto(line.origin + HOME_FILE);
  // What this test wrote into it, React does not expect, and makes the page anew.
  await awake(page);
  await expect(mark(page)).toBeVisible();
  expect(await copy?.text()).toContain("New words");
  await expect(h1).toBeVisible();
});

test("a server that is broken, or does not answer in time, is no reason to see nothing", async ({
  page,
  line,
}) => {
  await page.goto(line.origin + START);
  await kept(page);
  line.change(HOME_FILE, { status: 502 });
  await page.goto(line.origin + HOME_FILE);
  await expect(mark(page)).toBeVisible();
  line.change(HOME_FILE);
  await page.goto(line.origin + HOME_FILE);
  await expect(mark(page)).toHaveCount(0);

  const { promise: never, resolve: end } = Promise.withResolvers<void>();
  line.change(HOME_FILE, { held: never });
  // The worker's patience is over at once.
  await workerOf(page).evaluate(() => {
    const later = self.setTimeout.bind(self);
    Object.assign(self, { setTimeout: (act: () => void) => later(act) });
  });
  await page.goto(line.origin + HOME_FILE);
  await expect(mark(page)).toBeVisible();
  end();
});

test("what is kept stays within its limit, and the tools used last stay", async ({
  page,
  line,
}) => {
  await page.goto(line.origin + START);
  await kept(page);
  for (const tool of TOOLS) {
    await page.goto(line.origin + tool);
    await kept(page, [tool]);
    expect(await storedBytes(page), tool).toBeLessThan(MOST_BYTES);
  }
  expect(await storedBytes(page)).toBeGreaterThan(MOST_BYTES / 3);
});

test("forms, parts of files, and pages that are not kept go their way without the worker", async ({
  page,
  line,
}) => {
  await page.goto(line.origin + START);
  await kept(page);
  for (const address of ["/", "/free-pricing", "/healthz", "/no-such-page"]) {
    const answered = await page.goto(line.origin + address);
    expect(answered?.fromServiceWorker(), address).toBe(false);
  }
  await page.goto(line.origin);
  const asked = await page.evaluate(async () => {
    const range = await fetch("/icon.svg", { headers: { Range: "bytes=0-9" } });
    const post = await fetch("/tools/home-file", { method: "POST", body: new FormData() });
    return [range.status, post.headers.get("Kept-At")];
  });
  expect(asked).toEqual([206, null]);
  expect(line.asked.filter((one) => one.startsWith("POST"))).toContain("POST /tools/home-file");
  expect(await store(page)).not.toContain("/free-pricing");
});

test("the policy lets a page name the worker, and nothing else", async ({ page, line }) => {
  await page.goto(line.origin);
  await kept(page);
  const refused = await page.evaluate(async () => {
    const tried = async (act: () => unknown) => {
      try {
        await act();
        return "allowed";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes, navigator } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      navigator: Navigator;
    };
    return [
      await tried(() => navigator.serviceWorker.register("/no-worker.js")),
      await tried(() => trustedTypes.createPolicy("worker", {})),
      await tried(() => trustedTypes.createPolicy("default", {})),
      await tried(() => (document.createElement("div").innerHTML = "<b></b>")),
    ];
  });
  expect(refused).not.toContain("allowed");
});

test("a setting of the server makes devices forget", async ({ page, line }) => {
  await page.goto(line.origin);
  await kept(page);
  const other = await startSite("build", { KEEP_PAGES: "false" });
  line.leadTo(other.origin);
  await page.goto(line.origin);
  await awake(page);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(registrations).toBe(0);
  await line.cut();
  await expect(page.goto(line.origin + HOME_FILE)).rejects.toThrow("ERR_CONNECTION_REFUSED");
  await line.goOn();
  await other.stop();
});

test("a new release takes the place of the one before, with its files", async ({ page, line }) => {
  await page.goto(line.origin + START);
  await kept(page);
  const before = await store(page);
  const next = await startSite(builtNext());
  line.leadTo(next.origin);
  const html = await (await fetch(next.origin + HOME_FILE)).text();
  const data = /dataFile="([^"]+)"/.exec(html)?.[1] ?? "none";
  await page.goto(line.origin);
  await expect.poll(() => store(page)).toContain(data);
  const used = new Set(html.match(/\/assets\/[\w.-]+/g));
  const isOld = (file: string) => before.includes(file) && file.startsWith("/assets/");
  await expect
    .poll(async () => (await store(page)).filter((file) => isOld(file) && !used.has(file)))
    .toEqual([]);
  await line.cut();
  await page.goto(line.origin + HOME_FILE);
  await expect(mark(page)).toBeVisible();
  await awake(page);
  await next.stop();
});

test("two releases in a row leave the newer one", async ({ page, line }) => {
  await page.goto(line.origin);
  await kept(page);
  for (const news of ["First news", "Second news"]) {
    line.change("/storm/now", { text: (html) => html.replace("</h1>", `: ${news}</h1>`) });
    line.change("/worker.js", { text: (script) => `${script}/* ${news} */` });
    await page.goto(line.origin);
    await expect
      .poll(() => page.evaluate(async () => (await caches.match("/storm/now"))?.text()))
      .toContain(news);
  }
  await line.cut();
  await page.goto(`${line.origin}/storm/now`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/: Second news$/);
  await expect(mark(page)).toBeVisible();
});

const REFUSALS = {
  "the store is forbidden": `Object.defineProperty(self, "caches", { get() { throw new DOMException("no", "SecurityError") } });`,
  "the store is full": `Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));`,
};
for (const [how, begins] of Object.entries(REFUSALS)) {
  test(`where ${how}, pages are as they would be without it`, async ({ page, line }) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    line.change("/worker.js", { text: (script) => begins + script });
    await page.goto(line.origin + START);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.goto(line.origin + HOME_FILE);
    await awake(page);
    await expect(mark(page)).toHaveCount(0);
    await line.cut();
    await page.goto(line.origin + HOME_FILE);
    await expect(page.getByText(keptPages.notKept)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("what was typed into a form outlasts the network, and is sent by nobody else", async ({
  page,
  line,
}) => {
  const email = page.getByRole("textbox", { name: stop.questions.contact.label });
  await page.goto(`${line.origin}/stop`);
  await kept(page);
  await email.fill("rosa@example.com");
  await line.cut();
  await page.getByRole("button", { name: stop.submit }).click();
  await expect(page.getByRole("region", { name: troubles.noAnswer.heading })).toBeFocused();
  await expect(page.reload()).rejects.toThrow();
  // The browser's own page that says so.
  await page.waitForURL("chrome-error://**");
  await line.goOn();
  await page.goto(`${line.origin}/stop`);
  await awake(page);
  await expect(email).toHaveValue("rosa@example.com");
  expect(line.asked.filter((one) => one.startsWith("POST /stop"))).toEqual([]);
});

test("a browser that has no workers, or refuses them, misses nothing else", async ({
  page,
  line,
}) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  for (const without of [
    "Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')",
    "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('', 'SecurityError'))",
  ]) {
    await page.addInitScript(without);
    await page.goto(line.origin + HOME_FILE);
    await awake(page);
    await field(page, section.questions.windFormDate.label).fill("2024-04-15");
    await expect(answer(page).getByText("April 15, 2029")).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test("a page that was seen asks nothing for its worker before it is awake", async ({
  page,
  line,
}) => {
  await page.goto(line.origin);
  await awake(page);
  await kept(page);
  const asked = line.asked.map((one) => one.replace("GET ", ""));
  const worker = asked.indexOf("/worker.js");
  const scripts = asked.findLastIndex((one, at) => at < worker && one.endsWith(".js"));
  expect(worker).toBeGreaterThan(scripts);
  expect(scripts).toBeGreaterThan(0);
});
