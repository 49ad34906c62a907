import { setImmediate } from 'node:timers';
import { expect, test } from 'vitest';
import { inSlices } from './in-slices.ts';

test('everything comes in its order, and between two slices others have their turn', async () => {
  const items = Array.from({ length: 450 }, (_, number) => number);
  const seen: number[] = [];
  const events: string[] = [];
  setImmediate(() => events.push('another'));
  for await (const slice of inSlices(items)) {
    events.push(`slice of ${slice.length}`);
    seen.push(...slice);
  }
  expect(seen).toEqual(items);
  expect(events).toEqual(['slice of 200', 'another', 'slice of 200', 'slice of 50']);
});

test('nothing is no slice', async () => {
  for await (const slice of inSlices([])) expect.unreachable(String(slice));
});
