import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card-skeleton.tsx';
import { ProductGrid } from '../../ui/product/product-grid.tsx';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

export function ResultsSkeleton() {
  return (
    <>
      <Skeleton className="mb-5 h-7 w-24 phone:mb-6" />
      <ProductGrid columns="four" aria-hidden="true">
        {CARDS.map((card) => (
          <li key={card}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </>
  );
}
