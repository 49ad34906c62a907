import type { Board } from '../../../../../contract/order-admin.ts';
import type { OrderStatus } from '../../../../../domain/orders/statuses.ts';
import type { StatusFilter } from '../list/status-filters.ts';

export type Column = Board['columns'][number];

/** In this order the work is done; what came back goes out again next. */
const WORKING_ORDER: readonly OrderStatus[] = [
  'pending_payment',
  'confirmed',
  'in_kitchen',
  'ready',
  'out_for_delivery',
  'delivery_failed',
  'delivered',
  'collected',
  'cancelled',
  'expired',
];

/** A mishap has a column only while there is one; the others keep their places, so that the eye finds them. */
export function chooseColumns(columns: readonly Column[], wanted: StatusFilter): readonly Column[] {
  const isShown = ({ status, total }: Column) =>
    total > 0 || status !== 'delivery_failed' || wanted === status;
  return columns
    .filter(isShown)
    .toSorted((one, other) => WORKING_ORDER.indexOf(one.status) - WORKING_ORDER.indexOf(other.status));
}
