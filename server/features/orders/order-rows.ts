import type { InferSelectModel } from 'drizzle-orm';
import type { orderEvents, orderLines, orders } from '../../database/schema/orders.ts';

export type OrderRow = Omit<InferSelectModel<typeof orders>, 'searchText'>;
export type OrderLineRow = InferSelectModel<typeof orderLines>;
export type OrderEventRow = InferSelectModel<typeof orderEvents>;
