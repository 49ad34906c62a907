import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, type Transform } from 'node:stream';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { isSealed, seal, unseal } from './sealed-stream.ts';
import { type ArchiveEntry, DamagedArchive, END_OF_TAR, readTar, writeTarEntry } from './tar.ts';

const CHECKED = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };
const CONTENTS = 'contents.json';

/** What stands at the end of each archive: name, size and digest of every entry before it. */
type Contents = readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];

/**
 * Writes a tape archive compressed by zstd, sealed if there is a passphrase. The file has its name only once it is complete and on the
 * disk.
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  { passphrase, at }: { readonly passphrase: string | undefined; readonly at: Date },
): Promise<void> {
  const partial = `${path}.partial`;
  const compressed = sendThrough(writeEntries(entries, at), createZstdCompress(CHECKED));
  const file = await open(partial, 'w', 0o600);
  try {
    for await (const chunk of passphrase ? seal(compressed, passphrase) : compressed) await file.write(chunk);
    await file.sync();
    await file.close();
    await rename(partial, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(partial, { force: true });
    throw error;
  }
}

async function* writeEntries(entries: AsyncIterable<ArchiveEntry>, at: Date): AsyncGenerator<Buffer> {
  const contents: Contents[number][] = [];
  for await (const entry of entries) {
    contents.push(describeEntry(entry));
    yield writeTarEntry(entry, at);
  }
  yield writeTarEntry({ name: CONTENTS, bytes: Buffer.from(JSON.stringify(contents)) }, at);
  yield END_OF_TAR;
}

/** The entries, each compared with the contents at the end: an archive that was read to its end is whole. */
export async function* readArchive(
  path: string,
  passphrase: string | undefined,
): AsyncGenerator<ArchiveEntry> {
  const found: Contents[number][] = [];
  let contents: string | undefined;
  try {
    for await (const entry of readTar(
      sendThrough(await openSealed(path, passphrase), createZstdDecompress()),
    )) {
      if (entry.name === CONTENTS) {
        contents = entry.bytes.toString();
        continue;
      }
      found.push(describeEntry(entry));
      yield entry;
    }
  } catch (error) {
    throw isOfCompression(error) ? new DamagedArchive('it is damaged or was cut off') : error;
  }
  if (contents !== JSON.stringify(found))
    throw new DamagedArchive('its contents do not match its description');
}

async function openSealed(path: string, passphrase: string | undefined): Promise<AsyncIterable<Buffer>> {
  const beginning = Buffer.alloc(32);
  const file = await open(path).catch(() => {
    throw new DamagedArchive('it cannot be opened');
  });
  await file.read(beginning, 0, beginning.length, 0).finally(() => file.close());
  const chunks: AsyncIterable<Buffer> = createReadStream(path);
  if (!isSealed(beginning)) return chunks;
  if (!passphrase) throw new DamagedArchive('it is encrypted: set BACKUP_PASSPHRASE');
  return unseal(chunks, passphrase);
}

function sendThrough(chunks: AsyncIterable<Buffer>, target: Transform): AsyncIterable<Buffer> {
  const source = Readable.from(chunks, { objectMode: false });
  source.on('error', (error) => target.destroy(error));
  // Whoever reads it is told, also if that is a moment later.
  target.on('error', () => {});
  return source.pipe(target);
}

function describeEntry({ name, bytes }: ArchiveEntry): Contents[number] {
  return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function isOfCompression(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ZSTD_|Z_)/.test(String(error.code));
}
