import type { InferSelectModel } from 'drizzle-orm';
import { isAllergen } from '../../../domain/catalogue/allergens.ts';
import type { Product, ProductPicture } from '../../../domain/catalogue/product.ts';
import { computeRating } from '../../../domain/reviews/rating.ts';
import type { products } from '../../database/schema/catalogue.ts';

export type ProductRow = InferSelectModel<typeof products>;

export function toProduct(row: ProductRow, pictures: readonly ProductPicture[]): Product {
  const {
    catalogueVersion: _,
    allergens,
    ratingSum: sum,
    ratingCount: count,
    isRatingSample: isSample,
    ...details
  } = row;
  const rating = computeRating({ sum, count, isSample });
  return { ...details, allergens: allergens.filter(isAllergen), pictures, ...(rating && { rating }) };
}
