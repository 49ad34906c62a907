import { isUnconfirmed } from '../../../../domain/orders/unconfirmed.ts';
import type { OrderRow } from '../order-rows.ts';
import { makeConfirmationKey, makeTrackingKey } from './tracking-key.ts';

type LinkParts = { readonly publicUrl: string; readonly trackingSecret: string };
type LinkedOrder = Pick<OrderRow, 'id' | 'trackingTurn' | 'trackingKeyHash' | 'status' | 'paymentMethod'>;

/** For emails to the order's own address. A guest's key stands in the fragment, which browsers send to nobody, so that it reaches no log. */
export function makeOrderLink({ publicUrl, trackingSecret }: LinkParts, order: LinkedOrder): string {
  const { id, trackingKeyHash, status, paymentMethod } = order;
  const key = isUnconfirmed(status, paymentMethod) ? makeConfirmationKey(trackingSecret, order) : '';
  return trackingKeyHash === null
    ? `${publicUrl}/orders/${id}${key && `#confirm=${key}`}`
    : `${publicUrl}/track#${makeTrackingKey(trackingSecret, order)}${key && `&confirm=${key}`}`;
}
