import type { ProductAnswer } from '../../../../contract/products.ts';
import { ProductGrid } from '../../../ui/product/product-grid.tsx';
import { CatalogueCard } from '../../catalogue/catalogue-card-context.tsx';

/** What the story is about, to be bought. */
export function PostProducts({ products }: { readonly products: readonly ProductAnswer[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="in-the-story" className="section no-print">
      <h2 id="in-the-story" className="mb-6 phone:mb-8">
        Products in this post
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
