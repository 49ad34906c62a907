/*
 * Enough of the tape archive format (POSIX ustar) for what we write ourselves: regular files with short names. Any `tar` reads it.
 */

const BLOCK = 512;
const NAME_MAX = 100;
const SIZE_AT = { offset: 124, length: 12 } as const;
const CHECKSUM_AT = { offset: 148, length: 8 } as const;

export type ArchiveEntry = { readonly name: string; readonly bytes: Buffer };

export class DamagedArchive extends Error {
  override readonly name = 'DamagedArchive';
}

export const END_OF_TAR = Buffer.alloc(2 * BLOCK);

/** Header, contents and the padding up to the next block. */
export function writeTarEntry({ name, bytes }: ArchiveEntry, at: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_MAX) throw new Error(`The name is too long for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(bytes.length, SIZE_AT.length - 1)}\0`, SIZE_AT.offset);
  header.write(`${octal(Math.floor(at.getTime() / 1_000), 11)}\0`, 136);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(`${octal(sumOf(header), 6)}\0 `, CHECKSUM_AT.offset);
  return Buffer.concat([header, bytes, Buffer.alloc(paddingOf(bytes.length))]);
}

/** The entries one after the other. An archive that ends before its end mark was cut off. */
export async function* readTar(chunks: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  const source = bufferUp(chunks);
  for (;;) {
    const header = await source.take(BLOCK);
    if (header.every((byte) => byte === 0)) return await source.drain();
    const [size, checksum] = [SIZE_AT, CHECKSUM_AT].map(({ offset, length }) =>
      Number.parseInt(header.toString('latin1', offset, offset + length), 8),
    );
    if (size === undefined || !(size >= 0) || checksum !== sumOf(header)) {
      throw new DamagedArchive('an entry of it is damaged');
    }
    const name = header.toString('utf8', 0, NAME_MAX).replace(/\0.*$/s, '');
    const bytes = await source.take(size);
    await source.take(paddingOf(size));
    yield { name, bytes };
  }
}

function bufferUp(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]();
  let waiting: Buffer[] = [];
  let length = 0;
  return {
    async take(wanted: number): Promise<Buffer> {
      while (length < wanted) {
        const { value, done } = await iterator.next();
        if (done) throw new DamagedArchive('it ends too early');
        waiting.push(value);
        length += value.length;
      }
      const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
      waiting = [all.subarray(wanted)];
      length -= wanted;
      return all.subarray(0, wanted);
    },

    /** What comes after the end mark is of no use, but whoever decompresses knows only at its end that all of it was right. */
    async drain(): Promise<void> {
      while (!(await iterator.next()).done);
    },
  };
}

/** Of all bytes of the header, its own place counted as spaces. */
function sumOf(header: Buffer): number {
  const { offset, length } = CHECKSUM_AT;
  return header.reduce((sum, byte, at) => sum + (at >= offset && at < offset + length ? 0x20 : byte), 0);
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;
