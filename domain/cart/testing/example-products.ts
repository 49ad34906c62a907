import type { CartProduct } from '../cart-item.ts';

export function makeProduct(details: Partial<CartProduct> = {}): CartProduct {
  return {
    id: 'meat-pie',
    name: 'Meat Pie',
    category: 'Small chops',
    price: 1_200,
    priceToPay: 1_200,
    allergens: ['gluten'],
    leadTimeHours: 24,
    allowsInscription: false,
    egglessExtra: null,
    isCustom: false,
    discountPercentage: 0,
    sizes: [],
    pictures: [],
    ...details,
  };
}

/** Made to the shopper's design, and so nothing without one. */
export const OWN_CAKE = makeProduct({
  id: 'own-cake',
  name: 'Design your own cake',
  category: 'Custom cakes',
  price: 38_000,
  priceToPay: 38_000,
  allowsInscription: true,
  isCustom: true,
});

/** Its sizes stand in no order of price. */
export const RED_VELVET = makeProduct({
  id: 'red-velvet',
  name: 'Red Velvet Celebration',
  category: 'Celebration cakes',
  price: 22_000,
  priceToPay: 18_700,
  allergens: ['gluten', 'milk', 'egg'],
  leadTimeHours: 48,
  allowsInscription: true,
  egglessExtra: 2_500,
  sizes: [
    { id: '8-inch', name: '8 inch', price: 32_000, priceToPay: 27_200 },
    { id: '6-inch', name: '6 inch', price: 22_000, priceToPay: 18_700 },
    { id: '10-inch', name: '10 inch', price: 45_000, priceToPay: 38_250 },
  ],
});
