import type { ChangeRequest } from '../../../../../contract/change-request.ts';
import type { ChangePreview } from '../../../../../contract/order-changes.ts';
import { makeAdminOrder } from './example-admin-order.ts';

const { slot } = makeAdminOrder();
const glimpse = { name: 'Red Velvet', inscription: 'Happy 30th', design: '', quantity: 2, allergens: [] };
/** The larger size of a cake. */
export const EXAMPLE_PREVIEW: ChangePreview = {
  lines: [
    {
      kind: 'changed',
      before: { ...glimpse, choice: '8 inch', amount: 18_000 },
      after: { ...glimpse, choice: '10 inch', amount: 28_000 },
    },
  ],
  slot: { before: slot, after: slot },
  details: ['Note: Ring twice'],
  delivery: { before: 2_500, after: 1_000 },
  includedVat: { before: 1_430, after: 2_023.26 },
  total: { before: 20_500, after: 29_000 },
  codeSaved: { before: 0, after: 0 },
  waived: { before: 0, after: 0 },
  writtenOff: { before: 0, after: 0 },
  paid: 0,
  refunded: 0,
  due: { before: 20_500, after: 29_000 },
  refundDue: { before: 0, after: 0 },
  workUnits: { before: 4, after: 6 },
  newAllergens: [],
};

/** In words and in the form. */
export const EXAMPLE_REQUEST: ChangeRequest = {
  id: '0b0e7a7e-3a5b-4c56-9d0f-5c8a3d1e2f40',
  at: '2026-11-16T11:00:00.000Z',
  words: 'The bigger one, please',
  wanted: ['Red Velvet: 8 inch → 10 inch'],
  difference: null,
  status: 'open',
  answer: '',
};
