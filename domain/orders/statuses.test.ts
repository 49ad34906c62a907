import { describe, expect, test } from 'vitest';
import { canStep, listNextStatuses, ORDER_STATUSES, type OrderStatus, readStatus } from './statuses.ts';

const ends = ['delivered', 'collected', 'cancelled', 'expired'] as const satisfies readonly OrderStatus[];

describe('the way of an order', () => {
  test('goes from payment over the kitchen to the door (P6.1)', () => {
    const way = [
      'pending_payment',
      'confirmed',
      'in_kitchen',
      'ready',
      'out_for_delivery',
      'delivered',
    ] as const;
    way.slice(1).forEach((to, index) => {
      expect(canStep(way[index] ?? to, to, 'administrator', 'delivery')).toBe(true);
    });
  });

  test('ends at the counter for a pickup, which never goes out (P6.1)', () => {
    expect(canStep('ready', 'collected', 'administrator', 'pickup')).toBe(true);
    expect(canStep('ready', 'out_for_delivery', 'administrator', 'pickup')).toBe(false);
    expect(canStep('ready', 'collected', 'administrator', 'delivery')).toBe(false);
  });

  test.each(ends)('does not go on from %s (P6.2)', (end) => {
    for (const maker of ['customer', 'administrator', 'shop'] as const) {
      expect(listNextStatuses(end, maker, 'delivery')).toEqual([]);
      expect(listNextStatuses(end, maker, 'pickup')).toEqual([]);
    }
  });

  test('goes back out or ends after a failed delivery (P6.2)', () => {
    expect(listNextStatuses('delivery_failed', 'administrator', 'delivery')).toEqual([
      'out_for_delivery',
      'cancelled',
    ]);
  });

  test('can be ended by the customer until the kitchen starts, and not after (P6.7)', () => {
    const cancellable = ORDER_STATUSES.filter((from) => canStep(from, 'cancelled', 'customer', 'delivery'));
    expect(cancellable).toEqual(['pending_payment', 'confirmed']);
  });

  test('allows exactly the steps of the table, for each maker and way of receiving (P6.3)', () => {
    const allowed = (['delivery', 'pickup'] as const).flatMap((method) =>
      (['customer', 'administrator', 'shop'] as const).flatMap((maker) =>
        ORDER_STATUSES.flatMap((from) =>
          ORDER_STATUSES.filter((to) => canStep(from, to, maker, method)).map(
            (to) => `${method} ${maker}: ${from} > ${to}`,
          ),
        ),
      ),
    );
    expect(allowed).toMatchInlineSnapshot(`
      [
        "delivery customer: pending_payment > confirmed",
        "delivery customer: pending_payment > cancelled",
        "delivery customer: confirmed > cancelled",
        "delivery administrator: pending_payment > confirmed",
        "delivery administrator: pending_payment > cancelled",
        "delivery administrator: confirmed > in_kitchen",
        "delivery administrator: confirmed > cancelled",
        "delivery administrator: in_kitchen > ready",
        "delivery administrator: in_kitchen > cancelled",
        "delivery administrator: ready > out_for_delivery",
        "delivery administrator: ready > cancelled",
        "delivery administrator: out_for_delivery > delivered",
        "delivery administrator: out_for_delivery > delivery_failed",
        "delivery administrator: delivery_failed > out_for_delivery",
        "delivery administrator: delivery_failed > cancelled",
        "delivery shop: pending_payment > confirmed",
        "delivery shop: pending_payment > expired",
        "pickup customer: pending_payment > confirmed",
        "pickup customer: pending_payment > cancelled",
        "pickup customer: confirmed > cancelled",
        "pickup administrator: pending_payment > confirmed",
        "pickup administrator: pending_payment > cancelled",
        "pickup administrator: confirmed > in_kitchen",
        "pickup administrator: confirmed > cancelled",
        "pickup administrator: in_kitchen > ready",
        "pickup administrator: in_kitchen > cancelled",
        "pickup administrator: ready > collected",
        "pickup administrator: ready > cancelled",
        "pickup administrator: delivery_failed > cancelled",
        "pickup shop: pending_payment > confirmed",
        "pickup shop: pending_payment > expired",
      ]
    `);
  });
});

describe('a hold', () => {
  const held = { status: 'pending_payment', holdUntil: new Date('2026-11-16T12:00:00Z') } as const;

  test('is over at its end, by the clock alone (P4.7)', () => {
    expect(readStatus(held, new Date('2026-11-16T11:59:59.999Z'))).toBe('pending_payment');
    expect(readStatus(held, new Date('2026-11-16T12:00:00Z'))).toBe('expired');
  });

  test('no longer matters once the order is confirmed, and never ends where there is none', () => {
    const later = new Date('2030-01-01T00:00:00Z');
    expect(readStatus({ ...held, status: 'confirmed' }, later)).toBe('confirmed');
    expect(readStatus({ status: 'pending_payment', holdUntil: null }, later)).toBe('pending_payment');
  });
});
