import { Link } from 'react-router';
import type { ProductAnswer } from '../../../../contract/products.ts';
import { ChevronRightIcon } from '../../../ui/icons/direction.tsx';
import { writeListAddress } from '../list/address/list-address.ts';
import { NO_LIST_FILTER } from '../list/address/list-filter.ts';

const STEP_CLASS = 'inline-flex min-h-11 items-center no-underline hover:underline';

export function Breadcrumbs({ product }: { readonly product: ProductAnswer }) {
  const { category, name } = product;
  return (
    <nav aria-label="Breadcrumb" className="py-2 text-small text-cocoa-2 max-phone:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link to="/" className={STEP_CLASS}>
            Home
          </Link>
        </li>
        <li className="flex items-center gap-2">
          <ChevronRightIcon className="size-4" />
          <Link to={writeListAddress({ ...NO_LIST_FILTER, category: [category] })} className={STEP_CLASS}>
            {category}
          </Link>
        </li>
        <li aria-current="page" className="flex items-center gap-2">
          <ChevronRightIcon className="size-4" />
          {name}
        </li>
      </ol>
    </nav>
  );
}
