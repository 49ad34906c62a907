import { randomUUID } from 'node:crypto';
import type { OrderPlacement } from '../../../../contract/orders.ts';
import { leaveOutCustomer } from '../../../../domain/orders/gift.ts';
import type { OrderOrigin } from '../../../../domain/orders/origins.ts';
import { hashLinkKey } from '../../../http/link-keys.ts';
import type { TakenSlot } from '../delivery/take-slot.ts';
import type { WholeOrder } from '../orders.store.ts';
import { NO_MONEY } from '../payments/money-rows.store.ts';
import { NO_CLAIM } from '../payments/no-claim.ts';
import { makeTrackingKey } from '../tracking/tracking-key.ts';
import type { AgreedOrder } from './agree-order.ts';

export type OrderFacts = {
  readonly input: Omit<OrderPlacement, 'lines' | 'expectedTotal'>;
  readonly agreed: AgreedOrder;
  readonly window: TakenSlot;
  readonly holdUntil: Date | null;
  readonly number: string;
  readonly userId: string | null;
  readonly network: string;
  readonly origin: OrderOrigin;
  /** The administrator who took it down for the customer. */
  readonly takenBy: string | undefined;
  readonly trackingSecret: string;
  readonly now: Date;
};

/** The order as it will be kept: what was agreed, word for word, so that later changes of the shop do not reach it. */
export function buildOrder(facts: OrderFacts): WholeOrder {
  const { input, agreed, window, holdUntil, userId, takenBy, now } = facts;
  const { demand, totals, zone } = agreed;
  const id = randomUUID();
  const status = holdUntil ? 'pending_payment' : 'confirmed';
  return {
    order: {
      id,
      number: facts.number,
      userId,
      contactName: input.contact.name,
      contactEmail: input.contact.email,
      contactPhone: input.contact.phone,
      method: input.method,
      address:
        input.method === 'delivery' && input.address ? leaveOutCustomer(input.address, input.contact) : null,
      zoneId: zone?.id ?? null,
      zoneName: zone?.name ?? null,
      day: input.slot.day,
      windowId: window.id,
      windowFrom: window.from,
      windowTo: window.to,
      workUnits: demand.workUnits,
      leadTimeHours: demand.leadTimeHours,
      isFromShelf: window.isFromShelf,
      ...totals,
      depositInKobo: agreed.depositInKobo ?? null,
      balanceDay: agreed.balanceDay ?? null,
      paidInKobo: 0,
      refundedInKobo: 0,
      refundingInKobo: 0,
      nettedInKobo: 0,
      adjustedInKobo: 0,
      riderId: null,
      kitchenStage: 'bake',
      stoppedFor: null,
      onAccountReason: null,
      balanceAgreedAt: null,
      ...NO_CLAIM,
      changeRequest: null,
      note: input.note,
      giftMessage: input.giftMessage,
      paymentMethod: input.payment,
      status,
      holdUntil,
      trackingKeyHash: userId
        ? null
        : hashLinkKey(makeTrackingKey(facts.trackingSecret, { id, trackingTurn: 1 })),
      trackingTurn: 1,
      network: facts.network,
      origin: facts.origin,
      reinstatedAs: null,
      forgottenAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    },
    lines: agreed.lines.map((line, position) => ({ ...line, orderId: id, position })),
    events: [
      {
        id: randomUUID(),
        orderId: id,
        version: 1,
        at: now,
        status,
        madeBy: takenBy ? 'administrator' : 'customer',
        actorId: takenBy ?? userId,
        words: '',
      },
    ],
    money: NO_MONEY,
    successor: null,
  };
}
