import { expect, test } from 'vitest';
import { takeRequestEndpoint } from '../../../../../contract/custom-order-admin.ts';
import { DEFAULT_DESIGN } from '../../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../../domain/custom-orders/link/design-text.ts';
import {
  buildTakenRequest,
  findRequestProblems,
  placeRequestProblems,
  startRequest,
} from './request-values.ts';

const DESIGN = writeDesignText(DEFAULT_DESIGN);
const TYPED = { ...startRequest('key'), name: 'Bisi Ade', phone: '0803 123 4567' };

test('name and phone are enough: a plain cake stands in for what was only described', () => {
  const built = buildTakenRequest({ ...TYPED, instructions: '[14:02] Bisi: three tiers' }, 'custom-cake');
  expect(takeRequestEndpoint.bodySchema.parse(built)).toMatchObject({
    design: DESIGN,
    phone: '+2348031234567',
    email: '',
    wantedDay: null,
    budget: null,
  });
});

test.each([
  ['a whole address', `https://shop.example/products/custom-cake?design=${DESIGN}#words`],
  ['the design alone', ` ${DESIGN} `],
])('a design is taken from %s', (_, designLink) => {
  expect(buildTakenRequest({ ...TYPED, designLink }, 'custom-cake').design).toBe(DESIGN);
});

test('what is missing is asked for by the form’s own names, and about the customer (P28.333)', () => {
  expect(findRequestProblems(TYPED, 'custom-cake')).toEqual({});
  const problems = findRequestProblems({ ...TYPED, name: ' ', phone: '0803' }, 'custom-cake');
  expect(Object.keys(problems).toSorted()).toEqual(['name', 'phone']);
  expect(problems.name).toBe('Enter the customer’s name.');
  expect(placeRequestProblems({ design: 'That is no design.' })).toEqual({
    designLink: 'That is no design.',
  });
});
