import ArrowRightIcon from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { ProductAnswer } from '../../../contract/products.ts';
import { isFeatured } from '../../../domain/catalogue/featured.ts';
import { usePrefetch } from '../../ui/browser/data-saver.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { CatalogueCard } from '../catalogue/catalogue-card-context.tsx';

/** With so many the first one is shown large, four stand beside it and the others below. */
const MOSAIC_MIN = 5;

type FeaturedProductsProps = {
  readonly products: readonly ProductAnswer[];
  /** In the whole shop. */
  readonly total: number;
  readonly title: string;
};

export function FeaturedProducts({ products, total, title }: FeaturedProductsProps) {
  const prefetch = usePrefetch();
  if (products.length === 0) return null;
  const isMosaic = products.length >= MOSAIC_MIN;
  return (
    <section aria-labelledby="featured" className="wrap section">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 phone:mb-8">
        <h2 id="featured" className="text-fs-1 leading-tight">
          {title || (products.some(isFeatured) ? 'Featured' : 'Our bakes')}
        </h2>
        <Link to="/products" prefetch={prefetch} className="link inline-flex min-h-11 items-center gap-2">
          All {total} products
          <ArrowRightIcon />
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-7 phone:grid-cols-12 phone:gap-x-6 phone:gap-y-11">
        {products.map((product, index) => {
          const isLead = isMosaic && index === 0;
          return (
            <li key={product.id} className={placeCard(index, products.length)}>
              <CatalogueCard
                product={product}
                look={isLead ? 'tall' : isOddOneOut(index, products.length) ? 'wide' : 'plain'}
                {...(isLead && { pictureSizes: '(width > 1280px) 588px, (width > 1000px) 50vw, 88vw' })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Twelve columns: a large one and four small ones take two rows, three of a third each the next. */
function placeCard(index: number, count: number): string {
  if (count < MOSAIC_MIN) return 'phone:max-tablet:col-span-6 tablet:col-span-3';
  if (index === 0)
    return 'max-phone:col-span-2 phone:max-tablet:col-span-12 tablet:col-span-6 tablet:row-span-2';
  return joinClasses(
    isOddOneOut(index, count) ? 'max-tablet:col-span-full' : 'phone:max-tablet:col-span-6',
    index < MOSAIC_MIN ? 'tablet:col-span-3' : 'tablet:col-span-4',
  );
}

/** The last one, left alone in a row of two. */
function isOddOneOut(index: number, count: number): boolean {
  return count >= MOSAIC_MIN && index === count - 1 && index % 2 === 1;
}
