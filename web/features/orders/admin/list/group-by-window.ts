type Slot = { readonly day: string; readonly from: string; readonly to: string };

export type WindowGroup<Order> = {
  readonly key: string;
  readonly slot: Slot;
  readonly orders: readonly Order[];
};

/** What goes out together, in the order of the list; a window that is gone on with after another one begins anew. */
export function groupByWindow<Order extends { readonly slot: Slot }>(
  orders: readonly Order[],
): readonly WindowGroup<Order>[] {
  const groups: { key: string; slot: Slot; orders: Order[] }[] = [];
  for (const order of orders) {
    const { day, from, to } = order.slot;
    const key = `${day} ${from} ${to}`;
    const last = groups.at(-1);
    if (last?.key === key) last.orders.push(order);
    else groups.push({ key, slot: order.slot, orders: [order] });
  }
  return groups;
}
