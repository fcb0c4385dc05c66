/**
 * Crowds of forms that no browser would send. Runs against the build. FUZZ_RUNS=1000 sends more of
 * them; FUZZ_SEED=… the same ones again, by the number that a failure prints.
 */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#requests/keeping/open-database.server.ts";
import { freshFolder } from "#requests/testing/fresh-database.ts";
import { sampleMailServer } from "#requests/testing/sample-mail-server.ts";
import { LONGEST_BODY } from "#server/read-body.ts";
import { referenceAt, sendForm } from "#server/testing/filled-form.ts";
import { type RunningSite, startSite } from "#server/testing/running-site.ts";
import { type SentForm, strangeForms } from "#server/testing/strange-forms.ts";

const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
const SEED = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};
const AT_ONCE = 20;
/**
 * So many at least are taken, so that what is strange got past the questions. How many more depends on
 * how often a minute begins meanwhile, as each address may send only so many in one.
 */
const A_FEW = 10;
const MAIL = { MAIL_FROM: "site@example.com", MAIL_TO: "staff@example.com" };
/** In MB: with this much it lives on, or it keeps what it should forget. It needs about 105, of which 60 are pages. */
const HEAP = "--max-old-space-size=192";
const MOST_MEMORY_MB = 500;

const crowds = fc.array(strangeForms, { minLength: 1, maxLength: AT_ONCE, size: "max" });

test("whatever forms come at once, each is answered, and the site stays well", async () => {
  const DATA_DIR = freshFolder();
  const mail = await sampleMailServer();
  const settings = { DATA_DIR, TRUST_PROXY: "1", SMTP_URL: mail.url, ...MAIL };
  const site = await startSite(settings, [HEAP]);
  // Each on a connection of its own, as Caddy sends them: one that is kept may end while the machine is
  // busy with something else, and takes the form with it that was just put on it.
  const agent = new Agent({ keepAlive: false, maxSockets: AT_ONCE });
  onTestFinished(() => agent.destroy());
  let taken = 0;
  const isAnswered = fc.asyncProperty(crowds, async (forms) => {
    const answers = await Promise.all(forms.map((form) => post(site.origin, form, agent)));
    taken += answers.filter(({ keeps }) => keeps).length;
    for (const [index, answer] of answers.entries()) {
      expect(answer).toSatisfy((it: Answer) => isRight(forms[index] as SentForm, it));
    }
  });
  await fc.assert(isAnswered, { numRuns: RUNS, ...SEED });
  expect(taken).toBeGreaterThan(A_FEW);
  expect(memoryOf(site)).toBeLessThan(MOST_MEMORY_MB);

  // It goes on as if nothing had been, and what it took can be told to people.
  const { status, confirmation = "" } = await sendForm(site.origin);
  expect(status).toBe(303);
  await referenceAt(site.origin, confirmation);
  const nothingWaits = { database: "ok", outbox: { waiting: 0, oldestSeconds: 0, deadLetters: 0 } };
  await expect
    .poll(async () => (await fetch(`${site.origin}/readyz`)).json())
    .toEqual(nothingWaits);
  expect(await site.stop()).toBe(0);
  expect(complaintsOf(site)).toEqual([]);
  const { queries, close } = await openDatabase({ DATA_DIR });
  const kept = await queries.selectFrom("requests").select("reference").execute();
  await close();
  expect(kept).toHaveLength(taken + 1);
});

/** Every form is answered, unless it is so long, or from elsewhere, that nobody waits for its end. */
function isRight({ body }: SentForm, { status, keeps }: Answer): boolean {
  const isLong = body.length > LONGEST_BODY;
  if (isLong) return !keeps && [0, 400, 403, 413].includes(status);
  return status >= 200 && status < 500;
}

/** What it said, besides that React Router refuses forms that come from elsewhere. */
function complaintsOf(site: RunningSite): string[] {
  const refusal = /throwIfPotentialCSRFAttack|at singleFetchAction|"singleFetchAction/;
  const lines = site.log().split("\n").slice(1, -1);
  return lines
    .filter((line) => !line.includes('"level":"info"') && !refusal.test(line))
    .slice(0, 5);
}

interface Answer {
  /** 0 is none. */
  status: number;
  /** Whether it says that the form was kept. */
  keeps: boolean;
  error?: string;
}

function post(origin: string, { address, headers, body }: SentForm, agent: Agent) {
  return new Promise<Answer>((resolve) => {
    const failed = ({ message }: Error) => resolve({ status: 0, keeps: false, error: message });
    const asked = request(
      origin + address,
      { method: "POST", agent, headers: { ...headers, "content-length": body.length } },
      (response) => {
        const { statusCode: status = 0, headers: told } = response;
        const answered = (html: string) => {
          // Scripts are told where to go in the body.
          const to = status === 303 ? told.location : status === 202 ? html : "";
          resolve({ status, keeps: /\/sent\/[0-9a-f]{32}/.test(to ?? "") });
        };
        text(response).then(answered, failed);
      },
    );
    asked.on("error", failed).end(body);
  });
}

/** What it holds now; nothing where the system does not tell. */
function memoryOf({ pid }: RunningSite): number {
  if (process.platform !== "linux") return 0;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
