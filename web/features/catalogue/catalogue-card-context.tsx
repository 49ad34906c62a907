import { type ComponentProps, useId, useState } from 'react';
import type { ProductAnswer } from '../../../contract/products.ts';
import { isFreeOf } from '../../../domain/catalogue/allergens.ts';
import { createTapGuard } from '../../ui/browser/tap-guard.ts';
import { ProductCard } from '../../ui/product/product-card.tsx';
import { ProductGrid } from '../../ui/product/product-grid.tsx';
import { useCart } from '../cart/cart-context.tsx';
import { HeartButton } from '../wishlist/heart-context.tsx';
import { useAvoidedAllergens } from './allergens/allergen-context.ts';

/** A product’s card as this shopper meets it anywhere in the shop: it warns of what they avoid, puts a piece into their cart and saves it for later. */
export function CatalogueCard(card: Omit<ComponentProps<typeof ProductCard>, 'avoided' | 'onAdd' | 'heart'>) {
  const avoided = useAvoidedAllergens();
  const { addToCart } = useCart();
  const [isDoubleTap] = useState(() => createTapGuard());
  return (
    <ProductCard
      {...card}
      avoided={avoided}
      // Whoever avoids egg looks for everything without it.
      isEggless={card.isEggless || avoided.has('egg')}
      heart={
        <HeartButton
          product={card.product}
          className="bg-paper shadow-1 focus-visible:ring-2 focus-visible:ring-paper"
        />
      }
      onAdd={(product, flyFrom) => isDoubleTap() || addToCart(product, 1, { flyFrom })}
    />
  );
}

type CardsSectionProps = {
  readonly title: string;
  readonly products: readonly ProductAnswer[];
  readonly className?: string;
};

/** A row of cards under its title, without what this shopper avoids; nothing at all where there are none. */
export function CardsSection({ title, products, className = '' }: CardsSectionProps) {
  const id = useId();
  const avoided = useAvoidedAllergens();
  const fitting = products.filter((product) => isFreeOf(product, avoided));
  if (fitting.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`section ${className}`}>
      <h2 id={id} className="mb-6 phone:mb-8">
        {title}
      </h2>
      <ProductGrid columns="four" className="phone:max-tablet:grid-cols-4">
        {fitting.map((product) => (
          <li key={product.id}>
            <CatalogueCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
