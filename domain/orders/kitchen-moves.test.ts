import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findNextStage,
  findPlace,
  findStatusStep,
  isBehind,
  KITCHEN_PLACES,
  listStageMoves,
  needsDecorating,
} from './kitchen-moves.ts';
import { KITCHEN_STAGES, type KitchenStage } from './kitchen-stages.ts';
import { canStep, ORDER_STATUSES, type OrderStatus } from './statuses.ts';

const status = fc.constantFrom(...ORDER_STATUSES);
const stage = fc.constantFrom(...KITCHEN_STAGES);
const underWay = fc.constantFrom('confirmed' as const, 'in_kitchen' as const);
const method = fc.constantFrom('delivery' as const, 'pickup' as const);

/** An order after its ticket has been moved. */
function move(from: OrderStatus, to: KitchenStage): { status: OrderStatus; kitchenStage: KitchenStage } {
  return { status: findStatusStep(from, to) ?? from, kitchenStage: to };
}

describe('the place of an order on the board', () => {
  test.each([
    ['confirmed', 'bake', 'bake'],
    ['confirmed', 'pack', 'bake'],
    ['in_kitchen', 'bake', 'bake'],
    ['in_kitchen', 'decorate', 'decorate'],
    ['in_kitchen', 'pack', 'pack'],
    ['in_kitchen', 'hand_over', 'pack'],
    ['ready', 'bake', 'hand_over'],
    ['out_for_delivery', 'hand_over', 'done'],
    ['delivered', 'hand_over', 'done'],
    ['collected', 'hand_over', 'done'],
    ['delivery_failed', 'hand_over', 'done'],
    ['pending_payment', 'bake', undefined],
    ['cancelled', 'decorate', undefined],
    ['expired', 'bake', undefined],
  ] as const)('%s, last seen at %s: %s (P1.24)', (reached, kitchenStage, place) => {
    expect(findPlace({ status: reached, kitchenStage })).toBe(place);
  });
});

describe('moving a ticket', () => {
  test('puts the order where it was moved to, whatever it was', () => {
    fc.assert(
      fc.property(underWay, stage, (from, kitchenStage) => {
        for (const to of listStageMoves({ status: from, kitchenStage })) {
          expect(findPlace(move(from, to))).toBe(to);
        }
      }),
    );
  });

  test('makes no step but those the table of steps gives an administrator', () => {
    fc.assert(
      fc.property(status, stage, method, (from, kitchenStage, how) => {
        for (const to of listStageMoves({ status: from, kitchenStage })) {
          const reached = findStatusStep(from, to);
          expect(reached === undefined || canStep(from, reached, 'administrator', how)).toBe(true);
        }
      }),
    );
  });

  test('always leads to the end: from wherever the kitchen has an order, the next stages make it ready', () => {
    fc.assert(
      fc.property(underWay, stage, fc.boolean(), (from, last, isDecorated) => {
        let order: Parameters<typeof findPlace>[0] = { status: from, kitchenStage: last };
        for (const _ of KITCHEN_STAGES) {
          const place = findPlace(order);
          const next = place && place !== 'done' ? findNextStage(place, isDecorated) : undefined;
          if (!next) break;
          expect(listStageMoves(order)).toContain(next);
          order = move(order.status, next);
        }
        expect(order.status).toBe('ready');
      }),
    );
  });

  test('can be taken back, also once the order is ready, and not after (P28.496)', () => {
    fc.assert(
      fc.property(fc.constantFrom('confirmed' as const, 'in_kitchen' as const), stage, (from, last) => {
        const before = findPlace({ status: from, kitchenStage: last });
        for (const to of listStageMoves({ status: from, kitchenStage: last })) {
          if (to === before) continue;
          expect(listStageMoves(move(from, to)).some((back) => back === before)).toBe(true);
        }
      }),
    );
    const gone = ORDER_STATUSES.filter(
      (each) => findPlace({ status: each, kitchenStage: 'pack' }) === 'done',
    );
    for (const each of gone) expect(listStageMoves({ status: each, kitchenStage: 'hand_over' })).toEqual([]);
  });

  test('begins with what is confirmed, and hands over only what is packed', () => {
    expect(listStageMoves({ status: 'confirmed', kitchenStage: 'bake' })).toEqual([
      'bake',
      'decorate',
      'pack',
    ]);
    expect(listStageMoves({ status: 'in_kitchen', kitchenStage: 'bake' })).toEqual(['decorate', 'pack']);
    expect(listStageMoves({ status: 'in_kitchen', kitchenStage: 'pack' })).toEqual([
      'bake',
      'decorate',
      'hand_over',
    ]);
    expect(listStageMoves({ status: 'ready', kitchenStage: 'hand_over' })).toEqual(['pack']);
    expect(findStatusStep('confirmed', 'bake')).toBe('in_kitchen');
    expect(findStatusStep('in_kitchen', 'decorate')).toBeUndefined();
    expect(findStatusStep('in_kitchen', 'hand_over')).toBe('ready');
  });
});

test('what is not decorated goes from the oven to be packed (P22.3)', () => {
  const list = (isDecorated: boolean) => KITCHEN_STAGES.map((each) => findNextStage(each, isDecorated));
  expect(list(true)).toEqual(['decorate', 'pack', 'hand_over', undefined]);
  expect(list(false)).toEqual(['pack', 'pack', 'hand_over', undefined]);
});

test('cakes, words and designs are decorated, bread and pies are not (P22.3)', () => {
  const plain = { design: '', inscription: '' };
  const sell = (category: string, changes = {}) => ({
    ...plain,
    product: { category, isCustom: false, allowsInscription: false, ...changes },
  });
  for (const category of ['Bread', 'Savoury pies', 'Small chops', 'Cookies & brownies']) {
    expect(needsDecorating(sell(category))).toBe(false);
    expect(needsDecorating({ ...sell(category), inscription: 'Well done' })).toBe(true);
    expect(needsDecorating({ ...sell(category), design: 'd1' })).toBe(true);
    expect(needsDecorating(sell(category, { allowsInscription: true }))).toBe(true);
  }
  for (const category of ['Celebration cakes', 'Cupcakes', 'Cake']) {
    expect(needsDecorating(sell(category))).toBe(true);
  }
  expect(needsDecorating({ ...plain, product: undefined })).toBe(true);
});

test('the work is behind once the window has opened, what is ready once it has closed, what is gone never', () => {
  const slot = { startsAt: new Date('2026-11-20T08:00:00Z'), endsAt: new Date('2026-11-20T11:00:00Z') };
  const listBehind = (moment: string) =>
    KITCHEN_PLACES.filter((place) => isBehind(place, slot, new Date(moment)));
  expect(listBehind('2026-11-20T07:59:59Z')).toEqual([]);
  expect(listBehind('2026-11-20T08:00:00Z')).toEqual(['bake', 'decorate', 'pack']);
  expect(listBehind('2026-11-20T11:00:00Z')).toEqual(['bake', 'decorate', 'pack', 'hand_over']);
});
