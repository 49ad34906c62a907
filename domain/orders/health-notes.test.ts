import { expect, test } from 'vitest';
import { isHealthNote } from './health-notes.ts';

test.each([
  'No nuts, my son is allergic',
  'no nuts please',
  'Please avoid any groundnuts in the filling.',
  'She is lactose intolerant',
  'Must be gluten-free!',
  'Grandma can’t eat eggs',
  'Dad is diabetic',
])('“%s” is about what somebody must not eat (P22.4)', (note) => {
  expect(isHealthNote(note)).toBe(true);
});

test.each([
  '',
  'No candles',
  'Please call at the gate, no knocking',
  'Extra nuts on top',
  'Write “To Mummy” on the box',
  'Not before 10. Milk delivery blocks the road.',
])('“%s” is not (P22.4)', (note) => {
  expect(isHealthNote(note)).toBe(false);
});
