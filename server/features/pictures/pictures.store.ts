import {
  and,
  eq,
  exists,
  type InferSelectModel,
  inArray,
  isNotNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.ts';
import { categories, productPictures } from '../../database/schema/catalogue.ts';
import { contentEntries, contentRevisions } from '../../database/schema/content.ts';
import { customOrderPictures, customOrders } from '../../database/schema/custom-orders.ts';
import { orderOffers } from '../../database/schema/order-offers.ts';
import { orderLines } from '../../database/schema/orders.ts';
import { pictures } from '../../database/schema/pictures.ts';
import { reviewPictures } from '../../database/schema/reviews.ts';
import { settings } from '../../database/schema/settings.ts';

export type PictureRow = InferSelectModel<typeof pictures>;
/** Whose a picture is that is not for everybody: of an account, or of a browser without one. */
export type PictureOwner = { readonly uploadedBy: string } | { readonly guestKeyHash: string };
export type NewPicture = Omit<PictureRow, 'createdAt' | 'uploadedBy' | 'guestKeyHash'> &
  Partial<PictureOwner>;

/** Everything that can show a picture, in one place: what is not named here does not keep a picture alive. */
const isUsed = (db: Database | Transaction) => {
  const one = { one: sql`1` };
  return sql`(${or(
    exists(db.select(one).from(productPictures).where(eq(productPictures.pictureId, pictures.id))),
    exists(db.select(one).from(categories).where(eq(categories.pictureId, pictures.id))),
    exists(db.select(one).from(orderLines).where(eq(orderLines.pictureId, pictures.id))),
    exists(
      db
        .select(one)
        .from(orderLines)
        .where(sql`${orderLines.pictureIds} <> '{}' and ${orderLines.pictureIds} @> array[${pictures.id}]`),
    ),
    // A quote may become an order until it is deleted.
    sql`exists (select from ${orderOffers}, jsonb_array_elements(${orderOffers.lines}) line where line->'pictureIds' ? ${pictures.id}::text)`,
    exists(db.select(one).from(customOrderPictures).where(eq(customOrderPictures.pictureId, pictures.id))),
    exists(
      db
        .select(one)
        .from(reviewPictures)
        .where(and(eq(reviewPictures.pictureId, pictures.id), isNotNull(reviewPictures.reviewId))),
    ),
    exists(db.select(one).from(contentEntries).where(eq(contentEntries.coverId, pictures.id))),
    // A logo, now or before the last change.
    exists(
      db.select(one).from(settings).where(sql`position(${pictures.id}::text in ${settings.value}::text) > 0`),
    ),
    sql`${pictures.id} in (${namedInTexts(contentEntries.body, contentEntries)})`,
    sql`${pictures.id} in (${namedInTexts(sql`${contentRevisions.content}->>'body'`, contentRevisions)})`,
    exists(
      db
        .select(one)
        .from(contentRevisions)
        .where(sql`${contentRevisions.content}->>'coverId' = ${pictures.id}::text`),
    ),
  )})`;
};

/** Posts and pages name theirs in the middle of the text, as /pictures/<id>; so do their older versions, which can come back. */
const namedInTexts = (text: SQL | AnyPgColumn, table: PgTable) =>
  sql`select (regexp_matches(${text}, '/pictures/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g'))[1]::uuid from ${table}`;

export async function findPicture(db: Database, id: string): Promise<PictureRow | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id));
  return row;
}

export type RequestReader = {
  readonly userId: string | null;
  /** The custom orders that this browser follows by their links. */
  readonly followedIds: readonly string[];
};

/** Whether a reference photo has been sent in one of this reader's custom orders, by whomever. */
export async function isInCustomOrderOf(
  db: Database,
  pictureId: string,
  { userId, followedIds }: RequestReader,
): Promise<boolean> {
  if (userId === null && followedIds.length === 0) return false;
  const rows = await db
    .select({ id: customOrders.id })
    .from(customOrderPictures)
    .innerJoin(customOrders, eq(customOrders.id, customOrderPictures.customOrderId))
    .where(
      and(
        eq(customOrderPictures.pictureId, pictureId),
        or(
          userId === null ? undefined : eq(customOrders.userId, userId),
          inArray(customOrders.id, [...followedIds]),
        ),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Pictures of guests that no request has taken up yet: nobody knows yet whether they are meant for the bakery. */
export function countWaitingGuestPictures(db: Database): Promise<number> {
  const isTaken = exists(
    db
      .select({ one: sql`1` })
      .from(customOrderPictures)
      .where(eq(customOrderPictures.pictureId, pictures.id)),
  );
  return db.$count(pictures, and(isNotNull(pictures.guestKeyHash), not(isTaken)));
}

export async function insertPicture(db: Database | Transaction, picture: NewPicture): Promise<void> {
  await db.insert(pictures).values(picture).onConflictDoNothing();
}

/** Nobody can begin to use one of these before the transaction ends; those that somebody else holds are left out. */
export async function lockUnusedPictures(tx: Transaction, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(lt(pictures.createdAt, before), not(isUsed(tx))))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Looks again, for a use that was written while the locks were being taken. */
export async function deleteIfUnused(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(pictures)
    .where(and(inArray(pictures.id, [...ids]), not(isUsed(tx))))
    .returning({ id: pictures.id });
  return rows.map(({ id }) => id);
}

export async function findKnownIds(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
