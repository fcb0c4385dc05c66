/**
 * How many prerendered pages a second the server gives out, beside nginx with the same files
 * compressed in advance, and whether its memory stays flat. Both are measured in turn, so that a
 * noisy machine disturbs both alike.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { startBuiltSite } from "#scripts/bench/built-site.ts";
import { median } from "#scripts/bench/median.ts";
import { memoryOf } from "#scripts/bench/memory.ts";
import { startNginx } from "#scripts/bench/nginx.ts";
import { keepResults, ratio, tellAims, tellTable } from "#scripts/bench/results.ts";

const CLIENTS = 32;
const PAGE = "/roofing";
/** Of what nginx gives out. */
const LEAST_RATIO = 0.5;

export async function bench(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "4" },
      // So many must leave no trace in memory.
      requests: { type: "string", default: "200000" },
    },
  });
  const site = await startBuiltSite();
  const nginx = await startNginx(site.folder).catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  try {
    const rounds = Array.from({ length: Number(values.rounds) }, () => {
      const beside = perSecond(`${nginx.origin}${PAGE}/index.html`, Number(values.seconds));
      const ours = perSecond(`${site.origin}${PAGE}`, Number(values.seconds));
      return { nginx: beside, site: ours, ratio: ratio(ours, beside) };
    });
    const memory = await memoryOver(Number(values.requests), `${site.origin}${PAGE}`, site.pid);
    tellTable("Pages a second, round by round", rounds);
    tellTable("Memory of the site", [memory]);
    const value = median(rounds.map((round) => round.ratio));
    const missed = tellAims([{ what: "site / nginx", value, least: LEAST_RATIO }]);
    await keepResults("server", { rounds, memory, missed });
  } finally {
    await site.stop();
    nginx.stop();
  }
}

/** @throws when an answer was no success */
function perSecond(address: string, seconds: number): number {
  const options = ["-t1", `-c${CLIENTS}`, `-d${seconds}s`, "-H", "Accept-Encoding: gzip", address];
  const told = execFileSync("wrk", options, { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(told)) throw new Error(told);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]));
}

/** Asks until so many were answered: memory after a first tenth of them, and after all. */
async function memoryOver(requests: number, address: string, pid: number | undefined) {
  let asked = 0;
  let atFirst = 0;
  while (asked < requests) {
    asked += perSecond(address, 1);
    if (asked > requests / 10) atFirst ||= await memoryOf(pid);
  }
  return { requests: asked, "MB at first": atFirst, "MB at last": await memoryOf(pid) };
}
