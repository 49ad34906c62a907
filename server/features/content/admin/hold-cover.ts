import { sql } from 'drizzle-orm';
import type { EntryContent } from '../../../../domain/content/entry.ts';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import type { Transaction } from '../../../database/database.ts';
import { pictures } from '../../../database/schema/pictures.ts';

const UNKNOWN_PICTURE = refuse('invalid', 'unknown_picture', 'The cover is missing.', {
  coverId: 'The picture is missing. Upload it again.',
});

/** The cover exists, and nobody takes it away until the transaction ends. */
export async function holdCover(
  tx: Transaction,
  { coverId }: EntryContent,
): Promise<Result<void, 'unknown_picture'>> {
  if (coverId === null) return accept(undefined);
  const found = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(sql`${pictures.id} = ${coverId} and ${pictures.uploadedBy} is null`)
    .for('key share');
  return found.length > 0 ? accept(undefined) : UNKNOWN_PICTURE;
}
