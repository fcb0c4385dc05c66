import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

const COMPRESSIBLE = /\.(html|data|js|css|svg|xml|txt|json|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const toZstd = promisify(zstdCompress);
/** As far as browsers can read (RFC 9659 allows them a window of 8 MB). */
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };

/** As many as Node has threads for this. More would only hold more files in memory. */
const AT_A_TIME = 4;

/** Puts compressed forms beside every text file, smaller than a server could make them while asked. */
export async function compressBuild(folder: string) {
  const files = await readdir(folder, { recursive: true });
  const waiting = files.filter((file) => COMPRESSIBLE.test(file));
  const work = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop())
      await compress(path.join(folder, name));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function compress(file: string) {
  const plain = await readFile(file);
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
  await writeFile(`${file}.br`, await toBrotli(plain, brotli));
  // Told the size, it takes no more memory than that needs; otherwise 100 MB, for each file.
  const zstd = { ...ZSTD, pledgedSrcSize: plain.length };
  await writeFile(`${file}.zst`, await toZstd(plain, zstd));
  await writeFile(`${file}.gz`, await toGzip(plain, { level: 9 }));
}
