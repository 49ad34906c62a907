import { describe, expect, test } from 'vitest';
import {
  canPutBackInKitchen,
  canUndo,
  canUndoHandOver,
  findLastStep,
  isUndoable,
  SECOND_THOUGHT_MS,
} from './second-thoughts.ts';
import { ORDER_STATUSES, type OrderStatus } from './statuses.ts';

const AT = new Date('2026-11-17T09:00:00Z');
const STEP = { status: 'ready', at: AT, actorId: 'bisi', version: 4 } as const;
const later = (ms: number) => new Date(AT.getTime() + ms);

test('steps of the work are undone; confirming, cancelling and expiring are not (P28.23)', () => {
  expect(ORDER_STATUSES.filter((status) => !isUndoable(status))).toEqual([
    'pending_payment',
    'confirmed',
    'cancelled',
    'expired',
  ]);
});

describe('the last step of an order', () => {
  const listEvents = (...statuses: readonly OrderStatus[]) =>
    statuses.map((status, place) => ({ status, version: place + 1 }));

  test('is the one that gave it its status, whatever happened since without another (P28.55)', () => {
    const events = listEvents(
      'out_for_delivery',
      'delivery_failed',
      'out_for_delivery',
      'delivered',
      'delivered',
    );
    expect(findLastStep(events, 'delivered')).toEqual({ before: events[2], step: events[3] });
  });

  test.each([
    [
      'had one status alone, as what is sold over the counter',
      listEvents('collected', 'collected'),
      'collected',
    ],
    ['has a status of which no event says', listEvents('pending_payment', 'confirmed'), 'expired'],
    ['has no events', [], 'confirmed'],
  ] as const)('is none where it %s', (_what, events, status) => {
    expect(findLastStep(events, status)).toBeUndefined();
  });
});

describe('a step is undone', () => {
  const undoing = { userId: 'bisi', now: later(SECOND_THOUGHT_MS - 1), version: 4 };

  test('by whoever made it, within two minutes (P28.23)', () => {
    expect(canUndo(STEP, undoing)).toBe(true);
  });

  test.each([
    ['after two minutes', { now: later(SECOND_THOUGHT_MS) }],
    ['by somebody else', { userId: 'ada' }],
    ['once something else has happened to the order', { version: 5 }],
  ])('never %s', (_when, change) => {
    expect(canUndo(STEP, { ...undoing, ...change })).toBe(false);
  });
});

describe('goods that were marked as handed over by mistake are put back', () => {
  const step = { ...STEP, status: 'collected' } as const;
  const bisi = { userId: 'bisi', isOwner: false };
  const owner = { userId: 'ada', isOwner: true };
  const lastMinute = new Date('2026-11-17T22:59:00Z');
  const nextDay = new Date('2026-11-17T23:00:00Z');

  test('by whoever did it until the day ends in Lagos, and by the owner later (P28.55)', () => {
    expect(canUndoHandOver(step, bisi, lastMinute)).toBe(true);
    expect(canUndoHandOver(step, bisi, nextDay)).toBe(false);
    expect(canUndoHandOver(step, { ...bisi, userId: 'chi' }, lastMinute)).toBe(false);
    expect(canUndoHandOver({ ...step, status: 'delivered' }, owner, nextDay)).toBe(true);
  });

  test('and no other step is (P28.55)', () => {
    expect(ORDER_STATUSES.filter((status) => canUndoHandOver({ ...step, status }, owner, AT))).toEqual([
      'delivered',
      'collected',
    ]);
  });
});

test('only what is ready is put back in the kitchen, not what has left it or never came (P28.458)', () => {
  expect(ORDER_STATUSES.filter(canPutBackInKitchen)).toEqual(['ready']);
});
