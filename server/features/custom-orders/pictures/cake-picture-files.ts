import { createHash } from 'node:crypto';
import type { CakePictureName } from '../../../../contract/cake-pictures.ts';
import type { FilePort } from '../../../ports/files.ts';

/** Counts up when cakes are drawn differently: the pictures of before are then left to the cleaning. */
const LOOK = 1;
export const CAKE_PICTURES_PREFIX = 'cake-pictures/';
/** Whoever asks again after that has it composed anew. */
const RETENTION_MAX_DAYS = 60;

/** Under a hash, because a design's text is longer than a file's name may be. */
export function writeCakePictureKey(design: string, name: CakePictureName): string {
  const hash = createHash('sha256').update(design).digest('hex');
  return `${CAKE_PICTURES_PREFIX}${LOOK}/${hash}/${name}`;
}

/** Anybody can think of another cake: what was composed long ago makes room. */
export async function cleanCakePictures(files: FilePort, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MAX_DAYS * 86_400_000);
  for await (const { key, storedAt } of files.list(CAKE_PICTURES_PREFIX)) {
    if (storedAt < before) await files.remove(key);
  }
}
