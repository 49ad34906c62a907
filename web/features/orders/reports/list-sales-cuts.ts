import type { Report } from '../../../../contract/reports.ts';
import { METHOD_NAMES } from '../../../../domain/delivery/calendar.ts';
import { DISCOUNTS_NAME, isGoods } from '../../../../domain/orders/taken-orders.ts';
import type { FigureLinks } from './figure-links.ts';
import type { CutRow } from './sales-cut.tsx';

/** The sales cut each way; products and delivery fees together are all of it. */
export function listSalesCuts({ sold, totals, totalsBefore }: Report, links: FigureLinks) {
  const fees: readonly CutRow[] =
    totals.delivery === 0 && totalsBefore.delivery === 0
      ? []
      : [
          {
            key: 'delivery fees',
            name: 'Delivery fees',
            count: null,
            value: totals.delivery,
            valueBefore: totalsBefore.delivery,
          },
        ];
  return {
    products: [
      ...sold.byProduct.map(({ id, pieces, ...row }) => ({
        ...row,
        key: id,
        to: isGoods({ productId: id }) ? links.product(id) : undefined,
        count: pieces,
      })),
      ...fees,
    ],
    categories: [
      ...sold.byCategory.map(({ category, pieces, ...row }) => ({
        ...row,
        key: category ?? '',
        name: category ?? 'Not in the catalogue',
        to: category === null || category === DISCOUNTS_NAME ? undefined : links.category(category),
        count: pieces,
      })),
      ...fees,
    ],
    zones: sold.byZone.map(({ id, name, orders, ...row }) => ({
      ...row,
      key: id ?? '',
      name: name ?? 'Pickup',
      to: id === null ? links.method('pickup') : links.zone(id),
      count: orders,
    })),
    methods: sold.byMethod.map(({ method, orders, ...row }) => ({
      ...row,
      key: method,
      name: METHOD_NAMES[method],
      to: links.method(method),
      count: orders,
    })),
    campaigns: sold.byCampaign.map(({ id, orders, ...row }) => ({
      ...row,
      key: id,
      to: links.campaign(id),
      count: orders,
    })),
  } satisfies Readonly<Record<string, readonly CutRow[]>>;
}
