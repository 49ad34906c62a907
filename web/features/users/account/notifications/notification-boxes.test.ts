import { expect, test } from 'vitest';
import { nameBox, readTickedChoices } from './notification-boxes.ts';

const ALL_ON = { in_app: true, push: true, email: true };

test('what is not ticked is off, and only what was offered is answered', () => {
  const values = new FormData();
  values.set(nameBox('quote', 'email'), 'on');
  values.set(nameBox('new_order', 'email'), 'on');
  expect(readTickedChoices(values, { quote: ALL_ON, refund: ALL_ON })).toEqual({
    quote: { in_app: false, push: false, email: true },
    refund: { in_app: false, push: false, email: false },
  });
});
