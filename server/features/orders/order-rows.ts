import type { InferSelectModel } from 'drizzle-orm';
import { type orderEvents, type orderLines, orders } from '../../database/schema/orders.ts';

export type OrderRow = Omit<InferSelectModel<typeof orders>, 'searchText'>;
export type OrderLineRow = InferSelectModel<typeof orderLines>;
export type OrderEventRow = InferSelectModel<typeof orderEvents>;

/** What a card of the board says of an order, and what its attention is judged by: half of the columns. */
export const CARD_COLUMNS = {
  id: orders.id,
  number: orders.number,
  contactName: orders.contactName,
  contactPhone: orders.contactPhone,
  method: orders.method,
  zoneName: orders.zoneName,
  day: orders.day,
  windowId: orders.windowId,
  windowFrom: orders.windowFrom,
  windowTo: orders.windowTo,
  totalInKobo: orders.totalInKobo,
  depositInKobo: orders.depositInKobo,
  balanceDay: orders.balanceDay,
  paidInKobo: orders.paidInKobo,
  refundedInKobo: orders.refundedInKobo,
  refundingInKobo: orders.refundingInKobo,
  adjustedInKobo: orders.adjustedInKobo,
  nettedInKobo: orders.nettedInKobo,
  stoppedFor: orders.stoppedFor,
  onAccountReason: orders.onAccountReason,
  balanceAgreedAt: orders.balanceAgreedAt,
  transferClaimedAt: orders.transferClaimedAt,
  changeRequest: orders.changeRequest,
  paymentMethod: orders.paymentMethod,
  status: orders.status,
  holdUntil: orders.holdUntil,
  origin: orders.origin,
  createdAt: orders.createdAt,
  leadTimeHours: orders.leadTimeHours,
};
export type OrderCardRow = Pick<OrderRow, keyof typeof CARD_COLUMNS>;
