import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|data|js|css|svg|xml|txt|json|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text file, so that the server never compresses. */
export async function compressBuild(folder: string) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (name) => {
        const file = path.join(folder, name);
        const plain = await readFile(file);
        const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
        await writeFile(`${file}.br`, await toBrotli(plain, brotli));
        await writeFile(`${file}.gz`, await toGzip(plain, { level: 9 }));
      }),
  );
}
