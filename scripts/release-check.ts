/**
 * Looks at what the site is made of before it is released, and writes it down: `npm run
 * release-check`. Leaves the licenses and a bill of materials in release/.
 */
import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { projectFolder } from "#server/settings.ts";

const folder = path.join(projectFolder, "release");

/** All of these let us use and pass on the software if we keep its notices. */
const FREE =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|MIT-0|OFL-1\.1|Unlicense|Zlib|Python-2\.0|CC-BY-[34]\.0)$/;

/**
 * Packages with other terms, and why we may use them. Tools only: nothing of them is in what
 * visitors get.
 */
const TOOLS_WITH_OTHER_TERMS = new Map([
  ["lightningcss", "MPL-2.0, a tool that we run and do not change"],
  ["axe-core", "MPL-2.0, runs in tests only"],
  ["@img/sharp", "LGPL-3.0 in parts, a library used by the tool that makes pictures"],
]);

interface Package {
  version: string;
  license?: string;
  resolved?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

async function readJson(file: string) {
  return JSON.parse(await readFile(path.join(projectFolder, file), "utf8"));
}

const lock = (await readJson("package-lock.json")).packages as Record<string, Package>;
const { dependencies, devDependencies, optionalDependencies } = await readJson("package.json");
const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies };
const packages = Object.entries(lock)
  .filter(([place]) => place !== "")
  .map(([place, entry]) => ({ ...entry, name: place.replace(/^.*node_modules\//, "") }));

const complaints = [
  ...Object.entries(wanted)
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))
    .map(([name, version]) => `${name} is wanted as ${String(version)}, not in one exact version`),
  ...packages
    .filter(({ resolved }) => resolved !== undefined)
    .map(({ name }) => `${name} is tied to the address of one registry in package-lock.json`),
  ...packages
    .filter(({ hasInstallScript }) => hasInstallScript)
    .map(({ name }) => `${name} runs a script when it is installed`),
  ...packages
    .filter(({ name, license = "" }) => !isFree(license) && !exceptionFor(name))
    .map(({ name, license }) => `${name} has the license ${license ?? "unknown"}`),
  ...vulnerabilities(),
];

await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, "licenses.md"), licenseList());
await writeFile(
  path.join(folder, "sbom.json"),
  npm("sbom", "--sbom-format", "cyclonedx", "--omit", "dev"),
);
console.log(`${packages.length} packages; their licenses and a bill of materials are in release/`);
if (complaints.length > 0) {
  console.error(`\n${complaints.length} to settle before a release:\n  ${complaints.join("\n  ")}`);
  process.exitCode = 1;
}

/** "(MIT OR Apache-2.0)" is as free as either of them. */
function isFree(license: string): boolean {
  return license
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((part) => FREE.test(part)));
}

function exceptionFor(name: string): string | undefined {
  for (const [start, reason] of TOOLS_WITH_OTHER_TERMS) if (name.startsWith(start)) return reason;
  return undefined;
}

/** What the registry knows of weaknesses; or that it could not be asked. */
function vulnerabilities(): string[] {
  try {
    const report = JSON.parse(npm("audit", "--json"));
    if (!report.vulnerabilities)
      return ["this registry cannot be asked about weaknesses; ask another"];
    return Object.entries<{ severity: string }>(report.vulnerabilities).map(
      ([name, { severity }]) => `${name} has a known weakness (${severity}); see npm audit`,
    );
  } catch {
    return ["npm audit gave no answer"];
  }
}

/** npm tells bad news by its exit code too, which is no reason not to read them. */
function npm(...args: string[]): string {
  try {
    return execFileSync("npm", args, {
      cwd: projectFolder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

function licenseList(): string {
  const line = ({ name, version, license, dev }: (typeof packages)[number]) =>
    `| ${name} | ${version} | ${license ?? "unknown"} | ${dev ? "tool" : "part of the site"} | ${exceptionFor(name) ?? ""} |`;
  return `# Licenses of the packages\n\n| package | version | license | use | note |\n| --- | --- | --- | --- | --- |\n${packages.map(line).join("\n")}\n`;
}
