import type { AdminCustomOrderDetails } from '../../../../contract/custom-order-admin.ts';
import type { CustomOrderMessage, OwnCustomOrder, Quote } from '../../../../contract/custom-orders.ts';
import { DEFAULT_DESIGN } from '../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../domain/custom-orders/link/design-text.ts';

const ASKED_AT = '2026-11-16T09:00:00.000Z';
const NOW = '2026-11-17T09:00:00.000Z';

export function makeQuote(changes: Partial<Quote> = {}): Quote {
  return {
    version: 1,
    lines: [{ words: 'The cake', amount: 90_000 }],
    total: 90_000,
    deposit: 45_000,
    day: '2026-11-28',
    note: '',
    expiresAt: '2026-11-20T17:00:00.000Z',
    createdAt: NOW,
    ...changes,
  };
}

export function makeMessage(changes: Partial<CustomOrderMessage> = {}): CustomOrderMessage {
  return { id: 'm1', by: 'customer', text: 'Is the sponge moist?', at: NOW, pictures: [], ...changes };
}

/** A request that waits for its quote. */
export function makeCustomOrder(changes: Partial<OwnCustomOrder> = {}): OwnCustomOrder {
  return {
    id: '6d3f1c9e-2222-4333-8444-555566667777',
    number: '118-204-556',
    status: 'submitted',
    productId: 'design-your-own-cake',
    design: writeDesignText(DEFAULT_DESIGN),
    isDesigned: true,
    description: 'Single-tier 8-inch cake',
    designPrice: 69_400,
    wantedDay: '2026-11-28',
    quoteTotal: null,
    isPaid: false,
    quoteExpiresAt: null,
    createdAt: ASKED_AT,
    updatedAt: ASKED_AT,
    version: 1,
    productName: 'Design your own cake',
    vatClass: 'standard',
    designLines: [{ label: '8-inch tier', text: 'Vanilla sponge' }],
    servings: 18,
    allergens: ['gluten', 'milk', 'egg'],
    instructions: 'With a little talking drum of sugar on top.',
    pictures: [],
    budget: 120_000,
    phone: '+2348031234567',
    declineReason: '',
    quotes: [],
    messages: [],
    order: null,
    history: [{ at: ASKED_AT, status: 'submitted', by: 'customer', words: '' }],
    now: NOW,
    canWrite: true,
    canAccept: false,
    canWithdraw: true,
    linkKey: null,
    isEmailed: true,
    guest: null,
    ...changes,
  };
}

/** With quotes to accept, the newest first. */
export function makeQuoted(...quotes: readonly Quote[]): OwnCustomOrder {
  return makeCustomOrder({ status: 'quoted', quotes: [...quotes], canAccept: true });
}

export function makeAdminCustomOrder(
  changes: Partial<AdminCustomOrderDetails> = {},
): AdminCustomOrderDetails {
  const { quotes: _, linkKey: __, isEmailed: ___, guest: ____, ...customOrder } = makeCustomOrder();
  return {
    ...customOrder,
    customerName: 'Musa Ibrahim',
    customerEmail: 'musa@bakery.example',
    waitingSince: ASKED_AT,
    pictureCount: 0,
    messageCount: 0,
    userId: 'u1',
    takenBy: null,
    quotes: [],
    historyActors: [null],
    suggestion: {
      lines: [{ words: '8-inch tier', amount: 69_400 }],
      total: 69_400,
      deposit: 34_700,
      workUnits: 9,
      leadTimeHours: 72,
    },
    days: [],
    canQuote: true,
    canDecline: true,
    ...changes,
  };
}
