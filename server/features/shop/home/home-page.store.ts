import { eq, sql } from 'drizzle-orm';
import { homePageSchema } from '../../../../contract/home-page.ts';
import type { HeroPicture, HomePage } from '../../../../domain/shop/home/home-page.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { pictures } from '../../../database/schema/pictures.ts';
import { settings } from '../../../database/schema/settings.ts';

const HOME_PAGE_KEY = 'home-page';

export async function findHomePage(db: Database | Transaction): Promise<HomePage | undefined> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, HOME_PAGE_KEY));
  return row && homePageSchema.parse(row.value);
}

export async function writeHomePage(tx: Transaction, page: HomePage): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: HOME_PAGE_KEY, value: page })
    .onConflictDoUpdate({ target: settings.key, set: { value: page, updatedAt: sql`now()` } });
}

/** As it was uploaded, for everybody to see; locked, so that it is not cleaned up before it is in use. */
export async function findHeroPicture(
  tx: Transaction,
  id: string,
): Promise<Omit<HeroPicture, 'alt'> | undefined> {
  const { width, height, placeholder } = pictures;
  const [row] = await tx
    .select({ id: pictures.id, width, height, placeholder })
    .from(pictures)
    .where(sql`${pictures.id} = ${id} and ${pictures.uploadedBy} is null`)
    .for('share');
  return row;
}
