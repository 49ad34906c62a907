import { expect, test } from 'vitest';
import { refuse } from '../domain/refusal.ts';
import { type RefusalBody, refusalSchema } from './refusal.ts';

test('a refusal of the domain without its kind is the body the API sends', () => {
  const { kind, ...body } = refuse('invalid', 'bad_profile', 'Check the profile.', {
    name: 'Enter a name.',
  }).refusal;
  const sent: RefusalBody = body;
  expect(kind).toBe('invalid');
  expect(refusalSchema.parse(sent)).toEqual({
    message: 'Check the profile.',
    code: 'bad_profile',
    fields: { name: 'Enter a name.' },
  });
});

test('the body carries nothing but message, code and fields', () => {
  const body = { message: 'No such cake.', code: 'product_not_found', kind: 'not_found', stack: 'at …' };
  expect(refusalSchema.parse(body)).toEqual({ message: 'No such cake.', code: 'product_not_found' });
});

test.each([
  {},
  { message: 'No.' },
  { code: 'no' },
  { message: '', code: 'no' },
  { message: 'No.', code: 'no', fields: ['name'] },
])('a body without its parts is no refusal: %j', (body) => {
  expect(refusalSchema.safeParse(body).success).toBe(false);
});
