import { type ComponentProps, useId } from 'react';
import type { ProductAnswer } from '../../../contract/products.ts';
import { ProductCard } from '../../ui/product/product-card.tsx';
import { ProductGrid } from '../../ui/product/product-grid.tsx';
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

type CardsSectionProps = {
  readonly title: string;
  readonly products: readonly ProductAnswer[];
  readonly className?: string;
};

/** A row of cards under its title; nothing at all where there are none. */
export function CardsSection({ title, products, className = '' }: CardsSectionProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`section ${className}`}>
      <h2 id={id} className="mb-6 phone:mb-8">
        {title}
      </h2>
      <ProductGrid columns="four" className="phone:max-tablet:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <CatalogueCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
