import { describe, expect, test } from 'vitest';
import { findHandOverQuestion, isHandedOver, isHandOverAnswered } from './handing-over.ts';
import { ORDER_STATUSES } from './statuses.ts';

const ask = (to: (typeof ORDER_STATUSES)[number], due: number, hasDeposit = false) =>
  findHandOverQuestion({ to, due, hasDeposit });

describe('a step that hands the goods over', () => {
  test('asks what becomes of money that is due, and no other step does (P18.1)', () => {
    const asking = ORDER_STATUSES.filter((to) => ask(to, 1) !== null);
    expect(asking).toEqual(['delivered', 'collected']);
    expect(asking.every(isHandedOver)).toBe(true);
    expect(ask('collected', 1)).toBe('decision');
    expect(ask('delivered', 1)).toBe('decision');
  });

  test('asks nothing of what is paid', () => {
    expect(ORDER_STATUSES.filter((to) => ask(to, 0) !== null || ask(to, 0, true) !== null)).toEqual([]);
  });

  test('needs the balance before the goods leave where a deposit was agreed (P7.4)', () => {
    expect(ask('out_for_delivery', 1, true)).toBe('balance');
    expect(ask('collected', 1, true)).toBe('balance');
    // Its payment was voided on the way: the goods are with the customer all the same.
    expect(ask('delivered', 1, true)).toBe('decision');
    expect(ask('ready', 1, true)).toBeNull();
  });

  test('lets a balance go for a reason or with the rider, and not without a word (P28.31)', () => {
    const [credit, notYet] = [{ onAccountReason: 'A regular' }, { onAccountReason: null }];
    const isLetGo = (to: 'collected' | 'out_for_delivery', answer?: typeof notYet | typeof credit) =>
      isHandOverAnswered('balance', to, answer);
    expect([isLetGo('collected'), isLetGo('out_for_delivery')]).toEqual([false, false]);
    expect([isLetGo('collected', notYet), isLetGo('out_for_delivery', notYet)]).toEqual([false, true]);
    expect([isLetGo('collected', credit), isLetGo('out_for_delivery', credit)]).toEqual([true, true]);
    expect(isHandOverAnswered('decision', 'delivered', notYet)).toBe(true);
  });
});
