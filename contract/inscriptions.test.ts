import { expect, test } from 'vitest';
import { wantedLineSchema } from './orders.ts';
import { changeOwnOrderEndpoint } from './own-changes.ts';

test('no order takes emoji for an inscription, new or changed (P29.107)', () => {
  const line = { productId: 'red-velvet', sizeId: null, quantity: 1, expectedPrice: 1_000 };
  const say = (inscription: string) =>
    wantedLineSchema.safeParse({ ...line, inscription }).error?.issues.map(({ message }) => message);
  expect(say('Happy birthday 🎂')).toEqual([expect.stringMatching(/^We can’t write emoji/)]);
  expect(say('Happy birthday')).toBeUndefined();
  const { inscriptions } = changeOwnOrderEndpoint.bodySchema.shape;
  expect(inscriptions.safeParse([{ position: 0, inscription: '🎂' }]).success).toBe(false);
});
