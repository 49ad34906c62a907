import type { ProductAnswer } from '../../../../contract/products.ts';
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx';
import { writeListAddress } from '../list/address/list-address.ts';
import { NO_LIST_FILTER } from '../list/address/list-filter.ts';

export function Breadcrumbs({ product }: { readonly product: ProductAnswer }) {
  const { category, name } = product;
  const shelf = writeListAddress({ ...NO_LIST_FILTER, category: [category] });
  return (
    <Breadcrumb
      steps={[
        { to: '/', name: 'Home' },
        { to: shelf, name: category },
      ]}
      current={name}
      className="max-phone:hidden"
    />
  );
}
