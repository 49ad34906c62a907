import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findMisfits } from './find-misfits.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'Too short.'), z.regex(/^A/, 'Begin with A.')),
  age: z.string().check(z.minLength(1, 'Enter your age.')),
});

test('what fits has no problem', () => {
  expect(findMisfits(schema, { name: 'Ada', age: '30' })).toEqual({});
});

test('each field has its first problem', () => {
  expect(findMisfits(schema, { name: '', age: '' })).toEqual({ name: 'Too short.', age: 'Enter your age.' });
});
