import type { AdminOrder } from '../../../../../contract/order-admin.ts';

/** What was done here to orders of the list, each with its place among all that was. */
export type OwnChanges = ReadonlyMap<string, { readonly order: AdminOrder; readonly place: number }>;

type ListedOrders = {
  readonly data: readonly AdminOrder[];
  /** How many changes had been made when it was asked for. Of later ones it perhaps knows nothing. */
  readonly changesBefore: number;
};

export function showOwnChanges(
  { data, changesBefore }: ListedOrders,
  changes: OwnChanges,
): readonly AdminOrder[] {
  return data.map((order) => {
    const change = changes.get(order.id);
    return change && change.place > changesBefore ? change.order : order;
  });
}
