import { expect, test } from 'vitest';
import { writeExampleArea } from './example-area.ts';

test('the example of an area is one of its own state, or none (P29.106)', () => {
  expect(writeExampleArea('Lagos')).toContain('Lekki');
  expect(writeExampleArea('FCT')).toContain('Wuse');
  expect([writeExampleArea('Kano'), writeExampleArea('')]).toEqual([undefined, undefined]);
});
