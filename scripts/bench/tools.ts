/** How fast tools answer: the server a query, and the page what is typed on a slow phone. */
import { once } from "node:events";
import { Agent, get } from "node:http";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";
import { startBuiltSite } from "#scripts/bench/built-site.ts";
import { median } from "#scripts/bench/median.ts";
import { keepResults, tellAims, tellTable } from "#scripts/bench/results.ts";
import { BROWSER_FLAGS, findChromium } from "#scripts/browser.ts";

/** Milliseconds, at the median. */
const ANSWER_MS = 10;
const TYPING_MS = 50;
const PHONE = { width: 390, height: 844 };
/** How much slower a phone is than this machine. */
const SLOWDOWN = 4;
/** Somebody who reads an answer asks again after a while; before, others have their turn (turnstile.ts). */
const READING_MS = 40;

export async function bench(args: string[]) {
  const { values } = parseArgs({ args, options: { runs: { type: "string", default: "40" } } });
  const runs = Number(values.runs);
  const site = await startBuiltSite({ RATE_LIMIT: "0" });
  try {
    // A browser that is open meanwhile takes some of the server's time, so it comes second.
    const answering = await timesToAnswer(site.origin, runs);
    const typing = await timesToType(site.origin, runs);
    tellTable("The server, ms at the median: a page from memory, and its tool's answer", answering);
    tellTable("A slow phone, ms at the median: the answer to what is typed", typing);
    const missed = tellAims([
      ...Object.entries(answering).map(([tool, { answer }]) => ({
        what: `${tool}, ms to answer`,
        value: answer,
        below: ANSWER_MS,
      })),
      ...Object.entries(typing).map(([tool, { typed }]) => ({
        what: `${tool}, ms to answer what is typed`,
        value: typed,
        below: TYPING_MS,
      })),
    ]);
    await keepResults("tools", { answering, typing, missed });
  } finally {
    await site.stop();
  }
}

/** By turns, as visitors ask: each tool finds the server as the others left it. */
async function timesToAnswer(origin: string, runs: number) {
  const agent = new Agent({ keepAlive: true });
  const asked = examples().map((example) => ({
    ...example,
    times: { page: [] as number[], answer: [] as number[] },
  }));
  for (let run = 0; run < runs; run++) {
    for (const { tool, query, times } of asked) {
      times.page.push(await timeToAnswer(origin + tool, agent));
      times.answer.push(await timeToAnswer(origin + tool + query, agent));
    }
  }
  agent.destroy();
  return Object.fromEntries(
    asked.map(({ tool, times: { page, answer } }) => [
      tool,
      { page: rounded(median(page)), answer: rounded(median(answer)) },
    ]),
  );
}

async function timesToType(origin: string, runs: number) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_FLAGS });
  try {
    const times: Record<string, { typed: number }> = {};
    for (const { tool, query } of examples()) {
      times[tool] = { typed: await timeToType(browser, origin + tool + query, runs) };
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** Each tool's page, and the query of its own example. */
function examples(): { tool: string; query: string }[] {
  const pages = readContent(fixedAddresses()).languages.en?.pages ?? {};
  return Object.entries(pages).flatMap(([tool, { sections }]) =>
    sections.flatMap((section) =>
      "example" in section ? [{ tool, query: `?${section.example}` }] : [],
    ),
  );
}

/** From the question to the answer's last byte, as it was compressed: what a browser does then is its own. */
async function timeToAnswer(address: string, agent: Agent): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, READING_MS));
  const begun = performance.now();
  const [answer] = await once(
    get(address, { agent, headers: { "Accept-Encoding": "gzip" } }),
    "response",
  );
  await once(answer.resume(), "end");
  return performance.now() - begun;
}

/** From a key to the picture after it, in the first field of the form; from a click, where all is chosen. */
async function timeToType(browser: Browser, address: string, runs: number): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE });
  try {
    await page.goto(address);
    await page.locator("html[data-awake]").waitFor({ state: "attached" });
    const phone = await page.context().newCDPSession(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const form = page.locator('main form[action$="#answer"]');
    const numbers = form.locator("input[inputmode]").filter({ visible: true });
    const field =
      (await numbers.count()) > 0 ? numbers : form.locator("input").filter({ visible: true });
    const times = await field.first().evaluate(async (input: HTMLInputElement, keys) => {
      const typed = input.value;
      const measured: number[] = [];
      for (let key = 0; key < keys; key++) {
        const begun = performance.now();
        if (input.type === "radio" || input.type === "checkbox") input.click();
        else {
          // As a key does: React looks past a value that its own setter wrote.
          const value = key % 2 === 0 ? typed.slice(0, -1) : typed;
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
            input,
            value,
          );
          input.dispatchEvent(new Event("input", { bubbles: true }));
        }
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        measured.push(performance.now() - begun);
      }
      return measured;
    }, runs);
    return rounded(median(times));
  } finally {
    await page.close();
  }
}

const rounded = (ms: number) => Number(ms.toFixed(1));
