import { Link } from 'react-router';
import type { CategorySummary } from '../../../contract/page-data.ts';
import { usePrefetch } from '../../ui/browser/data-saver.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { ProductPicture } from '../../ui/pictures/product-picture.tsx';
import { countProducts } from '../../ui/product/count-products.ts';

/** On a phone a little below their place: so small they are sharp enough, and there are a dozen of them. */
const PICTURE_SIZES = '(width > 760px) 164px, 91px';

/** As many as a phone shows; the others come when the row is pushed. */
const SHOWN_AT_FIRST = 4;

/** Biscuits to choose from, four or six in a row. On a phone they lie in one row that is pushed along. */
export function CategoryTiles({ categories }: { readonly categories: readonly CategorySummary[] }) {
  const prefetch = usePrefetch();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="categories" className="pt-9 phone:pt-16">
      <h2 id="categories" className="visually-hidden">
        Categories
      </h2>
      <ul className="wrap flex gap-3.5 max-phone:-mt-2 max-phone:overflow-x-auto max-phone:py-2 max-phone:[scrollbar-width:none] phone:flex-wrap phone:justify-center phone:gap-x-6 phone:gap-y-9">
        {categories.map(({ name, count, picture }, index) => (
          <li
            key={name}
            className="w-29 flex-none phone:w-[calc((100%-(--spacing(18)))/4)] tablet:w-[calc((100%-(--spacing(30)))/6)]"
          >
            <Link
              to={`/products?${new URLSearchParams({ category: name })}`}
              prefetch={prefetch}
              className="group grid justify-items-center gap-0.5 rounded-picture text-center no-underline"
            >
              <span className="scallop mb-2.5 grid aspect-square w-full max-w-41 gold transition-transform duration-(--duration-slow) group-hover:rotate-8 motion-reduce:group-hover:rotate-0">
                <ProductPicture
                  picture={picture ?? undefined}
                  alt=""
                  sizes={PICTURE_SIZES}
                  className={joinClasses(
                    'scallop size-[95%] place-self-center',
                    index >= SHOWN_AT_FIRST && 'load-near',
                  )}
                />
              </span>
              <span className="font-display leading-snug font-semibold text-balance phone:text-fs-4">
                {name}
              </span>
              <span className="text-small text-cocoa-2">{countProducts(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
