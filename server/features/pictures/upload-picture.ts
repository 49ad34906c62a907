import { randomUUID } from 'node:crypto';
import type { PictureAnswer } from '../../../contract/pictures.ts';
import { accept, type Result } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { addJob } from '../../jobs/add-job.ts';
import { developPicture, type MasterLook } from './develop-picture.ts';
import type { Pictures } from './open-pictures.ts';
import { writeMasterKey } from './picture-files.ts';
import { insertPicture, type PictureOwner } from './pictures.store.ts';

export type UploadParts = {
  readonly db: Database;
  readonly pictures: Pick<Pictures, 'files' | 'encodingLine'>;
};

/** The file before the row: a row always has its file, and a file without a row is found and removed later. */
export async function uploadPicture(
  parts: UploadParts,
  upload: Uint8Array,
  /** Null: for everybody to see. */
  owner: PictureOwner | null,
  look: MasterLook = 'opaque',
): Promise<Result<PictureAnswer>> {
  const { files, encodingLine } = parts.pictures;
  const developed = await encodingLine.run(() => developPicture(upload, look));
  if (!developed.ok) return developed;
  if (!developed.value.ok) return developed.value;
  const { bytes, ...facts } = developed.value.value;

  const picture = { id: randomUUID(), ...facts };
  await files.put(writeMasterKey(picture.id), { bytes, contentType: 'image/webp' });
  await inTransaction(parts.db, async (tx) => {
    await insertPicture(tx, { ...picture, ...owner });
    await addJob(tx, 'make-renditions', { pictureId: picture.id });
  });
  return accept(picture);
}
