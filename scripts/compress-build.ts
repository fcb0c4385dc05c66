import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

const COMPRESSIBLE = /\.(html|data|js|css|svg|xml|txt|json)$/;
/** Node has this many threads for it. More would only hold more files in memory. */
const AT_A_TIME = 4;
/** Browsers keep these for a year, so they get the last step of Brotli. It is very slow, and saves 2%. */
const KEPT = /\.(js|css|svg)$/;

/** Writes Brotli and gzip beside every text file, smaller than a server could make them on request. */
export async function compressBuild(folder: string) {
  const files = await readdir(folder, { recursive: true });
  const limit = pLimit(AT_A_TIME);
  await limit.map(
    files.filter((file) => COMPRESSIBLE.test(file)),
    (file) => compress(path.join(folder, file)),
  );
}

async function compress(file: string) {
  const plain = await readFile(file);
  const quality = constants.BROTLI_MAX_QUALITY - (KEPT.test(file) ? 0 : 1);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  );
}
