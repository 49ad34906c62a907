import type { PlainShape } from '../../../../domain/discovery/share-picture.ts';
import type { FilePort } from '../../../ports/files.ts';

const PREFIX = 'share-pictures/';
/** Whoever asks again after that has it made anew. Pictures of what was renamed or archived go this way. */
const RETENTION_MAX_DAYS = 60;

/** Every part is checked before it gets here: a known product's id, a mark or an id of a picture. */
export const writeProductKey = (productId: string, mark: string) =>
  `${PREFIX}products/${productId}/${mark}.jpg`;
export const writeShopKey = (mark: string) => `${PREFIX}shop/${mark}.jpg`;
export const writePlainKey = (pictureId: string, shape: PlainShape) =>
  `${PREFIX}pictures/${pictureId}/${shape}.jpg`;

export async function cleanSharePictures(files: FilePort, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MAX_DAYS * 86_400_000);
  for await (const { key, storedAt } of files.list(PREFIX)) {
    if (storedAt < before) await files.remove(key);
  }
}
