import type { ProductAnswer } from '../../../../contract/products.ts';
import { ProductCard } from '../../../ui/product/product-card.tsx';
import { ProductGrid } from '../../../ui/product/product-grid.tsx';
import { useCart } from '../../cart/cart-context.tsx';
import { useAvoidedAllergens } from '../allergen-context.ts';

export function RelatedProducts({ products }: { readonly products: readonly ProductAnswer[] }) {
  const avoided = useAvoidedAllergens();
  const { addToCart } = useCart();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="section">
      <h2 id="related" className="mb-6 phone:mb-8">
        Goes well on the same table
      </h2>
      <ProductGrid columns="four" className="phone:max-tablet:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              avoided={avoided}
              onAdd={(added, flyFrom) => addToCart(added, 1, { flyFrom })}
            />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
