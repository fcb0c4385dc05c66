/**
 * How the site grows with the number of places: builds it with so many made-up ones and tells how
 * long that takes, what it needs and what visitors get. The real content and the real build stay
 * untouched.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "yaml";
import { contentFolder } from "#app/content/reading/languages.ts";
import { memoryOf } from "#scripts/bench/memory.ts";
import { keepResults, tellTable } from "#scripts/bench/results.ts";
import { startSite } from "#scripts/start-site.ts";
import { projectFolder } from "#server/settings.ts";

const COUNTS = [10, 1000, 10_000];
const MEMORY_EVERY_MS = 500;
const WATCHED_PAGES = ["/", "/locations", "/place-1"];

// Inside the project, so that the build finds its packages.
const folder = path.join(projectFolder, "bench-results/growth");
const [content, buildFolder] = [path.join(folder, "content"), path.join(folder, "build")];

export async function bench(args: string[]) {
  const table: Record<string, object> = {};
  for (const count of args.length > 0 ? args.map(Number) : COUNTS) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await cp(contentFolder, content, { recursive: true });
    for (let number = 1; number <= count; number++) await addPlace(number);
    table[count] = { ...(await timedBuild()), ...(await weigh()), ...(await serve()) };
    tellTable("By the number of places; sizes of pages as compressed", table);
  }
  await rm(folder, { recursive: true });
  await keepResults("growth", { table });
}

async function addPlace(number: number) {
  const slug = `place-${number}`;
  const facts = {
    name: `Place ${number}`,
    county: "Palm Beach",
    utilities: ["fpl"],
    zips: "Most begin with 334",
    permitOffice: { name: `Town of Place ${number}`, lookUp: "jupiter-office" },
    latitude: 26.3 + (number % 100) / 150,
    longitude: -80.1,
  };
  const model = await readFile(path.join(contentFolder, "en/locations/jupiter.yaml"), "utf8");
  const page = model
    .replaceAll("Jupiter", `Place ${number}`)
    .replace(
      /^description: .*$/m,
      `description: All that holds for houses in ${facts.name}, made up for a measurement.`,
    );
  await writeFile(path.join(content, `places/${slug}.yaml`), stringify(facts));
  await writeFile(path.join(content, `en/locations/${slug}.yaml`), page);
}

/** Seconds, and the most memory that the build's processes held together, in MB. */
async function timedBuild() {
  const begun = performance.now();
  const build = spawn(process.execPath, [path.join(projectFolder, "scripts/build.ts")], {
    cwd: projectFolder,
    env: { ...process.env, CONTENT_DIR: content, BUILD_DIR: buildFolder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let most = 0;
  const watch = setInterval(() => {
    memoryOf(build.pid).then(
      (now) => (most = Math.max(most, now)),
      () => undefined,
    );
  }, MEMORY_EVERY_MS);
  const [code] = await once(build, "exit");
  clearInterval(watch);
  if (code !== 0) throw new Error("The build failed; the reason stands above.");
  return {
    "build s": Math.round((performance.now() - begun) / 1000),
    "build MB": most,
  };
}

/** What browsers get: bytes of all scripts and styles, kB of some pages as compressed. */
async function weigh() {
  const client = path.join(buildFolder, "client");
  const assets = await readdir(path.join(client, "assets"));
  const sizes = await Promise.all(
    assets
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => stat(path.join(client, "assets", name))),
  );
  const pages = await Promise.all(
    WATCHED_PAGES.map(async (address) => {
      const { size } = await stat(path.join(client, address, "index.html.br"));
      return [`${address} kB`, Number((size / 1000).toFixed(1))];
    }),
  );
  const sitemaps = (await readdir(client)).filter((name) => /^sitemap.*\.xml$/.test(name));
  return {
    "bundle bytes": sizes.reduce((sum, { size }) => sum + size, 0),
    ...Object.fromEntries(pages),
    sitemaps: sitemaps.length,
  };
}

async function serve() {
  const site = await startSite(buildFolder);
  try {
    return { "start ms": site.startMs, "server MB": await memoryOf(site.pid) };
  } finally {
    await site.stop();
  }
}
