import type { ComponentProps } from 'react';
import { ProductCard } from '../../ui/product/product-card.tsx';
import { useCart } from '../cart/cart-context.tsx';
import { useAvoidedAllergens } from './allergens/allergen-context.ts';

/** A product’s card as this shopper meets it anywhere in the shop: it warns of what they avoid and puts a piece into their cart. */
export function CatalogueCard(card: Omit<ComponentProps<typeof ProductCard>, 'avoided' | 'onAdd'>) {
  const avoided = useAvoidedAllergens();
  const { addToCart } = useCart();
  return (
    <ProductCard
      {...card}
      avoided={avoided}
      onAdd={(product, flyFrom) => addToCart(product, 1, { flyFrom })}
    />
  );
}
