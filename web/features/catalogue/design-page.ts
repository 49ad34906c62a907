import { redirect } from 'react-router';
import { pageDataContext } from '../../page-data.ts';
import type { Route } from './+types/design-page.ts';
import { writeListAddress } from './list/address/list-address.ts';
import { NO_LIST_FILTER, toProductQuery } from './list/address/list-filter.ts';

/** "Design a cake" opens the designer at once, with the cake that costs least; where nothing can be designed, the list says so. */
export function loader({ context }: Route.LoaderArgs) {
  const designs = { ...NO_LIST_FILTER, custom: true };
  const { listProducts } = context.get(pageDataContext);
  const [cheapest] = listProducts(toProductQuery({ ...designs, sort: 'price-up' }, 1)).data;
  throw redirect(cheapest ? `/products/${encodeURIComponent(cheapest.id)}` : writeListAddress(designs));
}
