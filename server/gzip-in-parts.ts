/**
 * Gzip of texts that are mostly the same each time: what was deflated once is put beside what is deflated
 * for one visitor. To a browser it is gzip like any other: deflated data are a row of blocks, and one that
 * ends with a flush fills its last byte, so that any other may follow (RFC 1951, sections 2 and 3.2.4).
 */
import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";

/** A part of a text, and the same deflated: it refers to nothing before it. */
export interface GzipPart {
  bytes: Buffer;
  blocks: Buffer;
}

const ENDS_WITH_FLUSH = { finishFlush: constants.Z_SYNC_FLUSH };
/** It comes out in one piece: each further one would wait for its turn again. */
const AT_ONCE = { ...ENDS_WITH_FLUSH, chunkSize: 64 * 1024 };
/** As small as it gets, since that is done once. */
const ONCE = { ...ENDS_WITH_FLUSH, level: 9 };

/** Of nothing but its format: no name, no time, no system that made it. (RFC 1952, section 2.3) */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty one, which says that no other follows. */
const LAST_BLOCK = Buffer.from([3, 0]);

const deflated = promisify(deflateRaw);

export function lastingPart(text: string): GzipPart {
  const bytes = Buffer.from(text);
  return { bytes, blocks: deflateRawSync(bytes, ONCE) };
}

export async function freshPart(text: string): Promise<GzipPart> {
  const bytes = Buffer.from(text);
  return { bytes, blocks: await deflated(bytes, AT_ONCE) };
}

/** @returns a file of gzip that holds all parts, one after the other */
export function gzipOf(parts: GzipPart[]): Buffer<ArrayBuffer> {
  const checksum = parts.reduce((sum, { bytes }) => crc32(bytes, sum), 0);
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(checksum, 0);
  end.writeUInt32LE(length, 4);
  return Buffer.concat([HEADER, ...parts.map(({ blocks }) => blocks), LAST_BLOCK, end]);
}
