import { expect, test } from 'vitest';
import { saySchema } from './say-schema.ts';

test('a shape is said as a programmer would write it, limits as remarks', () => {
  const said = saySchema({
    type: 'object',
    required: ['name', 'lines'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 80 },
      note: { type: 'string', default: 'none' },
      lines: {
        type: 'array',
        items: { type: 'object', properties: { quantity: { type: 'integer', minimum: 1 } } },
      },
      payment: { enum: ['card', 'transfer'] },
      day: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      tags: { type: 'array', items: { anyOf: [{ const: 'a' }, { const: 'b' }] } },
      extra: { type: 'object', additionalProperties: { type: 'number', maximum: 9 } },
    },
  });
  expect(said).toBe(`{
  name: string (1 to 80 characters)
  note?: string ("none" if left out)
  lines: {
    quantity?: integer (at least 1)
  }[]
  payment?: "card" | "transfer"
  day?: string (date) | null
  tags?: ("a" | "b")[]
  extra?: {
    [key]: number (at most 9)
  }
}`);
});

test('what has no form is said to be anything, a reference by its name, and a long choice is cut', () => {
  expect(saySchema({})).toBe('anything');
  expect(saySchema({ type: 'array' })).toBe('anything[]');
  expect(saySchema({ type: 'object' })).toBe('{}');
  expect(saySchema({ $ref: '#/components/schemas/Refusal' })).toBe('Refusal');
  expect(saySchema({ type: ['string', 'null'] })).toBe('string | null');
  expect(saySchema({ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: 5 })).toBe(
    'integer (at most 5)',
  );
  expect(saySchema({ enum: Array.from({ length: 14 }, (_, index) => index) })).toMatch(/\| 11 \| …$/);
});
