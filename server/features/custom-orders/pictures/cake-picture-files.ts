import { createHash } from 'node:crypto';
import type { CakePictureName } from '../../../../contract/cake-pictures.ts';
import type { FilePort, ListedFile } from '../../../ports/files.ts';

/** Counts up when cakes are drawn differently: the pictures of before are then left to the cleaning. */
const LOOK = 1;
export const CAKE_PICTURES_PREFIX = 'cake-pictures/';
/** Whoever asks again after that has it composed anew. */
const RETENTION_MAX_DAYS = 60;
/** Some thousand designs in all their forms. */
const CAKE_PICTURES_MAX_BYTES = 1024 * 1024 * 1024;

/** Under a hash, because a design's text is longer than a file's name may be. */
export function writeCakePictureKey(design: string, name: CakePictureName): string {
  const hash = createHash('sha256').update(design).digest('hex');
  return `${CAKE_PICTURES_PREFIX}${LOOK}/${hash}/${name}`;
}

/** Anybody can think of another cake: what was composed long ago makes room, and beyond so many bytes the oldest. */
export async function cleanCakePictures(
  files: FilePort,
  now: Date,
  maxBytes = CAKE_PICTURES_MAX_BYTES,
): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MAX_DAYS * 86_400_000);
  const listed: ListedFile[] = [];
  for await (const file of files.list(CAKE_PICTURES_PREFIX)) listed.push(file);
  listed.sort((one, other) => other.storedAt.getTime() - one.storedAt.getTime());
  let total = 0;
  for (const { key, storedAt, bytes } of listed) {
    const isRetained = storedAt >= before && total + bytes <= maxBytes;
    if (isRetained) total += bytes;
    else await files.remove(key);
  }
  return total;
}

/** Counts what this node adds, and makes room as soon as it is too much: a day is long for whoever fills a disk. */
export function createCakePictureRoom(files: FilePort, maxBytes = CAKE_PICTURES_MAX_BYTES) {
  let total: number | undefined;
  let cleaning: Promise<void> | undefined;

  async function clean(): Promise<void> {
    // To nine tenths, so that not every picture has all of them listed.
    total = await cleanCakePictures(files, new Date(), maxBytes * 0.9);
  }

  return {
    async add(bytes: number): Promise<void> {
      if (total !== undefined) total += bytes;
      if (total !== undefined && total <= maxBytes) return;
      cleaning ??= clean().finally(() => {
        cleaning = undefined;
      });
      await cleaning;
    },
  };
}
