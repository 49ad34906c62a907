import type { OrderReviews } from '../../../contract/reviews.ts';
import type { OrderStatus } from '../../../domain/orders/statuses.ts';
import { abbreviateName, isReviewable } from '../../../domain/reviews/review.ts';
import type { Database } from '../../database/database.ts';
import { findPicturesOf, listReviewableProducts, listReviewsOfOrder } from './reviews.store.ts';

export type ReviewedOrder = {
  readonly id: string;
  readonly status: OrderStatus;
  readonly contactName: string;
};

/** The products of an order, each with what its customer has said of it. */
export async function readOrderReviews(db: Database, order: ReviewedOrder): Promise<OrderReviews> {
  const [products, written] = await Promise.all([
    listReviewableProducts(db, order.id),
    listReviewsOfOrder(db, order.id),
  ]);
  const picturesOf = await findPicturesOf(
    db,
    written.map(({ id }) => id),
  );
  return {
    isOpen: isReviewable(order.status),
    author: abbreviateName(order.contactName),
    products: products.map((product) => {
      const review = written.find(({ productId }) => productId === product.productId);
      if (!review) return { ...product, review: null };
      const { id, stars, text, mayJoinGallery, status, answer } = review;
      return {
        ...product,
        review: { stars, text, mayJoinGallery, status, answer, pictures: picturesOf(id) },
      };
    }),
  };
}
