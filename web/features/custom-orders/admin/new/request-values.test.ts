import { expect, test } from 'vitest';
import { takeRequestEndpoint } from '../../../../../contract/custom-order-admin.ts';
import { DEFAULT_DESIGN } from '../../../../../domain/custom-orders/design/cake-design.ts';
import { writeDesignText } from '../../../../../domain/custom-orders/link/design-text.ts';
import { buildTakenRequest, startRequest } from './request-values.ts';

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
