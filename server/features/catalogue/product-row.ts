import type { InferSelectModel } from 'drizzle-orm';
import { isAllergen } from '../../../domain/catalogue/allergens.ts';
import type { Product, ProductPicture } from '../../../domain/catalogue/product.ts';
import type { products } from '../../database/schema/catalogue.ts';

export type ProductRow = InferSelectModel<typeof products>;

export function toProduct(row: ProductRow, pictures: readonly ProductPicture[]): Product {
  const { catalogueVersion: _, allergens, ...details } = row;
  return { ...details, allergens: allergens.filter(isAllergen), pictures };
}
