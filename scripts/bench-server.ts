/**
 * How many prerendered pages a second the server gives out, beside nginx with the same files
 * compressed in advance, and whether its memory stays flat: `npm run bench-server`.
 *
 * Needs nginx and wrk from the system. The two are measured in turn, so that a noisy machine
 * disturbs both alike. Compare within one run of this command only.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "#scripts/build.ts";
import { isCurrent } from "#scripts/build-stamp.ts";
import { freePort } from "#scripts/free-port.ts";
import { tellError } from "#scripts/tell-error.ts";
import { projectFolder } from "#server/settings.ts";

const ROUNDS = 5;
const SECONDS = 4;
const CLIENTS = 32;
const PAGE = "/roofing";
/** So many requests must leave no trace in memory. */
const REQUESTS_FOR_MEMORY = 200_000;

const buildFolder = path.join(projectFolder, "build");

try {
  if (!(await isCurrent(buildFolder))) await build();
  const site = await startSite();
  const nginx = await startNginx();
  const rounds = Array.from({ length: ROUNDS }, () => ({
    nginx: perSecond(`${nginx.origin}${PAGE}/index.html`),
    site: perSecond(`${site.origin}${PAGE}`),
  }));
  console.table(rounds);
  const ratio = median(rounds.map((round) => round.site / round.nginx));
  console.log(`The site gives out ${ratio.toFixed(2)} times what nginx does (aim: 0.5 or more).`);
  tellMemory(site);
  site.stop();
  nginx.stop();
} catch (error) {
  tellError(error);
  process.exitCode = 1;
}

interface Running {
  origin: string;
  pid: number;
  stop: () => void;
}

async function startSite(): Promise<Running> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: "ignore",
  });
  return running(`http://127.0.0.1:${port}`, child.pid ?? 0, () => child.kill());
}

async function startNginx(): Promise<Running> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const configuration = path.join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
     events {}
     http {
       access_log off; include /etc/nginx/mime.types; gzip_static on; sendfile on;
       server { listen 127.0.0.1:${port}; root ${buildFolder}/client; }
     }`,
  );
  const child = spawn("nginx", ["-c", configuration], { stdio: ["ignore", "ignore", "inherit"] });
  child.on("error", () => console.error("There is no nginx here: apt-get install nginx-light"));
  return running(`http://127.0.0.1:${port}`, child.pid ?? 0, () => child.kill());
}

async function running(origin: string, pid: number, stop: () => void): Promise<Running> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${origin}/`).catch(() => undefined);
    if (answer) return { origin, pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answers at ${origin}`);
}

function perSecond(address: string, seconds = SECONDS): number {
  const options = ["-t1", `-c${CLIENTS}`, `-d${seconds}s`, "-H", "Accept-Encoding: gzip", address];
  const told = execFileSync("wrk", options, { encoding: "utf8" });
  if (/Non-2xx|Socket errors/.test(told)) throw new Error(told);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(told)?.[1]));
}

/** Resident memory after a first tenth of the requests, and after all of them. */
function tellMemory({ origin, pid }: Running) {
  let asked = 0;
  let atFirst = 0;
  while (asked < REQUESTS_FOR_MEMORY) {
    asked += perSecond(`${origin}${PAGE}`, 1);
    if (asked > REQUESTS_FOR_MEMORY / 10) atFirst ||= residentMegabytes(pid);
  }
  console.log(
    `Memory: ${atFirst} MB at first, ${residentMegabytes(pid)} MB after ${asked} requests.`,
  );
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
