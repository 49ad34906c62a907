import type { ProductAnswer } from '../../../../contract/products.ts';
import { ProductGrid } from '../../../ui/product/product-grid.tsx';
import { CatalogueCard } from '../catalogue-card-context.tsx';

export function RelatedProducts({ products }: { readonly products: readonly ProductAnswer[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="section">
      <h2 id="related" className="mb-6 phone:mb-8">
        You may also like
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
