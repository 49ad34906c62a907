import type { Order } from '../../../../contract/orders.ts';

type Step = Order['history'][number];

/** A step that the customer, the shop or the bakery made, minute after minute. */
export function makeHistory(...steps: readonly (Step['status'] | Partial<Step>)[]): Step[] {
  return steps.map((step, index) => ({
    at: `2026-11-17T09:${String(index).padStart(2, '0')}:00.000Z`,
    status: 'confirmed',
    by: 'administrator',
    words: '',
    ...(typeof step === 'string' ? { status: step } : step),
  }));
}

/** Nothing has come of what the order costs. */
export function makeMoney(changes: Partial<Order['money']> = {}): Order['money'] {
  return {
    deposit: null,
    paid: 0,
    refunded: 0,
    due: 20_500,
    dueNow: 20_500,
    refundDue: 0,
    waived: 0,
    writtenOff: 0,
    payments: [],
    refunds: [],
    reversals: [],
    transferClaimedAt: null,
    openAttempt: null,
    ...changes,
  };
}

export function makeOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 'f4ab2d2e-1111-4222-8333-444455556666',
    number: '482-093-718',
    status: 'pending_payment',
    isUnconfirmed: false,
    isTransferClaimed: false,
    paymentState: 'unpaid',
    method: 'delivery',
    slot: { day: '2026-11-21', windowId: 'noon', from: '12:00', to: '15:00' },
    total: 20_500,
    itemCount: 2,
    pictureId: null,
    design: '',
    firstName: 'Red Velvet',
    firstQuantity: 2,
    createdAt: '2026-11-17T09:00:00.000Z',
    version: 1,
    contact: { name: 'Tẹniọla Adé', email: 'teniola@bakery.example', phone: '+2348031234567' },
    address: {
      state: 'Lagos',
      lga: 'Surulere',
      area: 'Aguda',
      street: '27 Ẹniọla Crescent',
      landmark: '',
      recipient: '',
      phone: '',
    },
    zoneName: 'Lagos Mainland',
    payment: 'transfer',
    balanceDay: null,
    holdUntil: '2026-11-17T13:00:00.000Z',
    now: '2026-11-17T09:00:00.000Z',
    note: '',
    giftMessage: '',
    lines: [
      {
        productId: 'red-velvet',
        name: 'Red Velvet',
        sizeId: '8-inch',
        sizeName: '8 inch',
        inscription: 'Happy 30th',
        design: '',
        isEggless: false,
        quantity: 2,
        listPrice: 10_000,
        price: 9_000,
        lineTotal: 18_000,
        pictureId: null,
        pictureIds: [],
        allergens: ['gluten', 'egg'],
      },
    ],
    subtotal: 20_000,
    code: null,
    discount: 2_000,
    delivery: 2_500,
    includedVat: 1_430,
    money: makeMoney(),
    reinstatedAs: null,
    history: makeHistory({ status: 'pending_payment', by: 'customer' }),
    canCancel: true,
    canMove: true,
    canChange: true,
    canAskForChange: true,
    changeRequest: null,
    ...changes,
  };
}
