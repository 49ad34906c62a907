import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { pictures } from '../../../database/schema/pictures.ts';
import { isId } from '../../../http/id-parameter.ts';

/** Those of the pictures that are there. */
export async function findKnownPictures(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      sql`${pictures.id} = any(${sql.param(ids.filter(isId))}::uuid[]) and ${pictures.uploadedBy} is null`,
    );
  return new Set(rows.map(({ id }) => id));
}
