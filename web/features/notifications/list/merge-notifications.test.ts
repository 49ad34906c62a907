import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Notification } from '../../../../contract/notifications.ts';
import { addOlder, renewNotifications } from './merge-notifications.ts';

/** Newest first, as the shop lists them: makeList(5, 2) has those numbered 5, 4, 3, 2. */
function makeList(newest: number, oldest: number) {
  return Array.from({ length: newest - oldest + 1 }, (_, index) => makeOne(newest - index));
}

function makeOne(number: number, read = false): Notification {
  return { id: `n${number}`, text: `News ${number}`, date: '2026-11-14T09:30:00Z', read, link: null };
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('a new one comes on top, and the older pages stay below it', () => {
  const known = makeList(25, 1);
  expect(idsOf(renewNotifications(known, makeList(26, 17)))).toEqual(idsOf(makeList(26, 1)));
});

test('what was read elsewhere is read here too', () => {
  const [newest] = renewNotifications(makeList(3, 1), [makeOne(3, true), ...makeList(2, 1)]);
  expect(newest?.read).toBe(true);
});

test('one that is gone from the shop is gone from the list', () => {
  const withoutFour = [makeOne(5), makeOne(3), makeOne(2)];
  expect(idsOf(renewNotifications(makeList(5, 1), withoutFour))).toEqual(['n5', 'n3', 'n2', 'n1']);
});

test('after so many new ones that the lists do not meet, the list starts afresh', () => {
  expect(idsOf(renewNotifications(makeList(10, 1), makeList(40, 31)))).toEqual(idsOf(makeList(40, 31)));
});

test('an empty answer empties the list', () => {
  expect(renewNotifications(makeList(3, 1), [])).toEqual([]);
});

test('however many arrive between the pages, nothing is shown twice or left out (S7.5)', () => {
  const step = fc.oneof(
    fc.record({ arrive: fc.integer({ min: 1, max: 25 }) }),
    fc.constant('renew' as const),
    fc.constant('older' as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let newest = 12;
      const page = (below: number) => makeList(below, Math.max(1, below - 9));
      let shown: readonly Notification[] = page(newest);
      for (const one of steps) {
        const oldest = Number(shown.at(-1)?.id.slice(1));
        if (one === 'renew') shown = renewNotifications(shown, page(newest));
        else if (one === 'older') shown = oldest > 1 ? addOlder(shown, page(oldest - 1)) : shown;
        else newest += one.arrive;
      }
      const [first] = shown;
      const top = Number(first?.id.slice(1));
      expect(idsOf(shown)).toEqual(idsOf(makeList(top, top - shown.length + 1)));
    }),
  );
});
