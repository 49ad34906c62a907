import type { AdminProduct } from '../../../../../contract/product-changes.ts';
import { describeExample } from '../../testing/example-product.ts';

/** A published cake in two sizes with one picture. */
export function exampleProduct(change: Partial<AdminProduct> = {}): AdminProduct {
  return {
    ...describeExample(),
    id: 'red-velvet-cake',
    name: 'Red Velvet Cake',
    description: 'Cocoa sponge, cream-cheese frosting.',
    category: 'Celebration cakes',
    price: 18_000,
    priceToPay: 16_200,
    discountPercentage: 10,
    dietaryTags: ['Halal'],
    flavorTags: ['Chocolate', 'Vanilla'],
    allergens: ['gluten', 'milk', 'egg'],
    sizes: [
      { id: 'six-inch', name: '6 inch', price: 18_000, priceToPay: 16_200, servings: 8, workUnits: 4 },
      { id: 'eight-inch', name: '8 inch', price: 26_500.5, priceToPay: 23_850, servings: 14, workUnits: 6 },
    ],
    servings: 8,
    leadTimeHours: 48,
    workUnits: 4,
    allowsInscription: true,
    pictures: [
      {
        id: '0190a0a0-0000-7000-8000-000000000001',
        alt: 'A red velvet cake, cut open',
        width: 1_000,
        height: 1_000,
        placeholder: 'data:image/webp;base64,AAAA',
      },
    ],
    version: 3,
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-14T08:00:00.000Z',
    status: 'published',
    ...change,
  };
}
