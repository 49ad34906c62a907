import { ProductCardSkeleton } from '../../../../ui/product/product-card-skeleton.tsx';
import { ProductGrid } from '../../../../ui/product/product-grid.tsx';

/** As many as are on the screen now, so that the page keeps its height. */
export function ListSkeleton({ count }: { readonly count: number }) {
  return (
    <ProductGrid columns="three" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one skeleton is like the other.
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ProductGrid>
  );
}
