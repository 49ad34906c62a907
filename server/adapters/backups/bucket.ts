import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BACKUP_NAME_FORM, type BackupPlace, type StoredBackup } from '../../ports/backups.ts';
import { FileFault } from '../../ports/files.ts';
import { type Bucket, createBucketClient, findFile, finishCall } from '../files/bucket-client.ts';

const PREFIX = 'backups/';
/** A gigabyte over a slow line. */
const TIME_LIMIT_MS = 3_600_000;

/** The bucket of the pictures. The file is put together on this machine first: its size and digest are sent before it. */
export function createBackupBucket(bucket: Bucket, workFolder: string): BackupPlace {
  const client = createBucketClient(bucket);
  return {
    async keep(name, write) {
      await mkdir(workFolder, { recursive: true, mode: 0o700 });
      const folder = await mkdtemp(join(workFolder, 'backup-'));
      try {
        const path = join(folder, name);
        await write(path);
        const body = await openAsBlob(path);
        const headers = {
          'content-type': 'application/octet-stream',
          'x-amz-content-sha256': await digestFile(path),
        };
        const options = { method: 'PUT', headers, body, timeLimitMs: TIME_LIMIT_MS };
        await finishCall(await client.call(PREFIX + name, options), 'store the backup');
        return body.size;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },

    async list() {
      const found: StoredBackup[] = [];
      for await (const { key, bytes } of client.list(PREFIX)) {
        const name = key.slice(PREFIX.length);
        if (BACKUP_NAME_FORM.test(name)) found.push({ name, bytes });
      }
      return found;
    },

    async remove(name) {
      const response = await client.call(PREFIX + name, { method: 'DELETE' });
      if (response.status !== 404) await finishCall(response, 'remove a backup');
    },

    async fetch(name, path) {
      const found = await findFile(await client.call(PREFIX + name, { timeLimitMs: TIME_LIMIT_MS }));
      if (!found?.body) throw new FileFault(`The bucket has no backup named ${name}.`);
      await pipeline(Readable.fromWeb(found.body), createWriteStream(path, { mode: 0o600 }));
    },
  };
}

async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
