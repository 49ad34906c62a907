import { execFile } from 'node:child_process';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { readArchive, writeArchive } from './archive.ts';
import type { ArchiveEntry } from './tar.ts';

const isThorough = (fc.readConfigureGlobal()?.numRuns ?? 0) >= 1_000;
const AT = new Date('2026-11-16T03:00:00Z');

async function makePath(): Promise<string> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return join(folder.path, 'shop.backup');
}

async function* give(entries: readonly ArchiveEntry[]) {
  yield* entries;
}

async function readAll(path: string, passphrase?: string): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  for await (const entry of readArchive(path, passphrase)) entries.push(entry);
  return entries;
}

const ENTRIES: readonly ArchiveEntry[] = [
  { name: 'shop.json', bytes: Buffer.from('{}') },
  { name: 'tables/orders/0001.copy', bytes: Buffer.from('a\tb\n'.repeat(40_000)) },
  { name: 'files/pictures/a/master.webp', bytes: Buffer.alloc(0) },
];

describe.each([
  ['open', undefined],
  ['sealed', 'ewa agoyin and bread'],
])('an archive that is %s', (_, passphrase) => {
  test('gives back what was put in (P27.2)', async () => {
    const path = await makePath();
    await writeArchive(path, give(ENTRIES), { passphrase, at: AT });
    expect(await readAll(path, passphrase)).toEqual(ENTRIES);
  });

  test('is recognised when it is cut off or changed, wherever that is (P27.2)', async () => {
    const path = await makePath();
    await writeArchive(path, give(ENTRIES), { passphrase, at: AT });
    const whole = await readFile(path);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.boolean(), async (at, isCut) => {
        await writeFile(path, whole);
        if (isCut) await truncate(path, at);
        else
          await writeFile(
            path,
            whole.map((byte, index) => (index === at ? byte ^ 0x41 : byte)),
          );
        // A bit that means nothing may differ; what is read is what was written, or nothing.
        const read = await readAll(path, passphrase).catch(() => undefined);
        if (read) expect(read).toEqual(ENTRIES);
      }),
      // A passphrase takes half a second every time.
      passphrase ? { numRuns: isThorough ? 20 : 2 } : {},
    );
  });
});

test('any contents come back, in any sizes (P27.2)', async () => {
  const path = await makePath();
  const entry = fc.record({
    name: fc.stringMatching(/^[a-z0-9/.-]{1,100}$/).filter((name) => name !== 'contents.json'),
    bytes: fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 6 }), async (entries) => {
      await writeArchive(path, give(entries), { passphrase: undefined, at: AT });
      expect(await readAll(path)).toEqual(entries);
    }),
  );
});

test('an open one is a tape archive that other programs read', async () => {
  const path = await makePath();
  await writeArchive(path, give(ENTRIES), { passphrase: undefined, at: AT });
  await writeFile(`${path}.tar`, zstdDecompressSync(await readFile(path)));
  const { stdout } = await promisify(execFile)('tar', ['-tf', `${path}.tar`]);
  expect(stdout.trim().split('\n')).toEqual([...ENTRIES.map(({ name }) => name), 'contents.json']);
});

test('one that holds something else than it describes is refused, however well it is packed (P27.2)', async () => {
  const path = await makePath();
  await writeArchive(path, give(ENTRIES), { passphrase: undefined, at: AT });
  const tape = zstdDecompressSync(await readFile(path));
  tape.write('c\td\n', tape.indexOf('a\tb\n'));
  await writeFile(path, zstdCompressSync(tape));
  await expect(readAll(path)).rejects.toThrow('its contents do not match its description');
});

test('without its passphrase, or with another, nothing is read (P27.2)', async () => {
  const path = await makePath();
  await writeArchive(path, give(ENTRIES), { passphrase: 'one', at: AT });
  await expect(readAll(path)).rejects.toThrow('it is encrypted: set BACKUP_PASSPHRASE');
  await expect(readAll(path, 'two')).rejects.toThrow('the passphrase is wrong');
});

test('one that could not be finished leaves nothing behind', async () => {
  const path = await makePath();
  async function* fail(): AsyncGenerator<ArchiveEntry> {
    yield* ENTRIES;
    throw new Error('The database went away.');
  }
  await expect(writeArchive(path, fail(), { passphrase: undefined, at: AT })).rejects.toThrow(
    'The database went away.',
  );
  await expect(readFile(path)).rejects.toThrow('ENOENT');
  await expect(readFile(`${path}.partial`)).rejects.toThrow('ENOENT');
});
