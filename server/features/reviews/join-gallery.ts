import { and, count, eq } from 'drizzle-orm';
import { PRODUCT_PICTURES_MAX } from '../../../domain/catalogue/product.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { productPictures } from '../../database/schema/catalogue.ts';
import { reviewPictures, reviews } from '../../database/schema/reviews.ts';
import type { Actor } from '../../http/app-environment.ts';
import { NO_SUCH_REVIEW } from './judge-review.ts';

const NOT_ALLOWED = refuse(
  'forbidden',
  'no_consent',
  'The customer hasn’t allowed these pictures to be shown elsewhere.',
);
const GALLERY_FULL = refuse(
  'conflict',
  'gallery_full',
  `This product has ${PRODUCT_PICTURES_MAX} pictures already. Remove one first.`,
);

/** Puts a picture behind those the product has; one that is there already stays where it is. */
export type AddProductPicture = (
  actor: Actor,
  productId: string,
  picture: { readonly id: string; readonly alt: string },
) => Promise<Result<unknown>>;

type JoinParts = { readonly db: Database; readonly addProductPicture: AddProductPicture };

/** A customer's photo among the product's own pictures, where the customer has agreed to that. */
export async function joinGallery(
  { db, addProductPicture }: JoinParts,
  actor: Actor,
  { reviewId, pictureId }: { readonly reviewId: string; readonly pictureId: string },
): Promise<Result<void>> {
  const [found] = await db
    .select({ productId: reviews.productId, mayJoin: reviews.mayJoinGallery, author: reviews.author })
    .from(reviews)
    .innerJoin(reviewPictures, eq(reviewPictures.reviewId, reviews.id))
    .where(
      and(eq(reviews.id, reviewId), eq(reviewPictures.pictureId, pictureId), eq(reviews.status, 'published')),
    );
  if (!found) return NO_SUCH_REVIEW;
  if (!found.mayJoin) return NOT_ALLOWED;
  const [shown] = await db
    .select({ count: count() })
    .from(productPictures)
    .where(eq(productPictures.productId, found.productId));
  if ((shown?.count ?? 0) >= PRODUCT_PICTURES_MAX) return GALLERY_FULL;
  const alt = `Photo by a customer, ${found.author}`;
  const added = await addProductPicture(actor, found.productId, { id: pictureId, alt });
  return added.ok ? accept(undefined) : added;
}
