import { expect, test } from 'vitest';
import { countWaiting, describeMove, listTicketAllergens, nameMove } from './kitchen-words.ts';
import { makeTicket, makeTicketLine } from './testing/example-ticket.ts';

test('a toast says whose ticket went where, and to whoever only bakes its number (P28.526)', () => {
  const atDecorate = makeTicket({ place: 'decorate' });
  expect(describeMove(atDecorate, 'pack')).toBe('Ada Obi · 482-093-718 moved to Pack');
  expect(describeMove(atDecorate, 'bake')).toBe('Ada Obi · 482-093-718 moved back to Bake');
  expect(describeMove(makeTicket({ place: 'bake' }), 'bake')).toBe('Ada Obi · 482-093-718 is started');
  expect(describeMove(makeTicket({ place: 'pack' }), 'hand_over')).toBe(
    'Ada Obi · 482-093-718 is packed and ready',
  );
  const { customerName: _, ...made } = atDecorate;
  expect(describeMove(made, 'pack')).toBe('482-093-718 moved to Pack');
});

test('what is in the box is named once, as people say it', () => {
  const lines = [
    makeTicketLine({ allergens: ['gluten', 'egg'] }),
    makeTicketLine({ allergens: ['egg', 'nuts', 'moondust'] }),
  ];
  expect(listTicketAllergens({ lines })).toEqual(['gluten', 'egg', 'tree nuts', 'moondust']);
});

test('one is counted as one', () => {
  expect([countWaiting(1), countWaiting(2)]).toEqual([
    '1 order is awaiting payment',
    '2 orders are awaiting payment',
  ]);
});

test('the menu of a ticket says which way each move goes', () => {
  expect([
    nameMove('bake', 'bake'),
    nameMove('bake', 'pack'),
    nameMove('pack', 'decorate'),
    nameMove('hand_over', 'pack'),
  ]).toEqual(['Start baking', 'Straight to Pack', 'Back to Decorate', 'Not packed yet']);
});
